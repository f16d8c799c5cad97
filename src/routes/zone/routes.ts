import type { RouteObject } from "react-router-dom";
import { terms } from "#generated/terms.ts";
import { pageRoutes } from "../page-routes.ts";
import { withHotGoods } from "./with-hot-goods.tsx";

const activities = () => import("./activity-pages.tsx");
const controlled = () => import("./controlled-pages.tsx");
const promotion = () => import("./promotion-pages.tsx");
const template = async () => (await import("./activity-template-page.tsx")).ActivityTemplatePage;
const zone = { keepAlive: true };

export const routes: RouteObject[] = pageRoutes([
  {
    name: "ppzq",
    path: "/ppzq/:page?",
    title: "品牌专区",
    chrome: zone,
    load: async () => (await import("#src/features/zone/components/brand-zone.tsx")).BrandZone,
  },
  {
    name: "ppzq_info",
    path: "/ppzq/info/:id/:page?",
    title: "品牌详情",
    chrome: zone,
    load: async () => (await import("./brand-page.tsx")).BrandPage,
  },
  {
    name: "kxzq",
    path: "/kxzq",
    title: "控销专区",
    chrome: zone,
    load: async () => (await controlled()).ControlledZonePage,
  },
  {
    name: "kxzq_new",
    path: "/kxzq/new",
    title: "控销专区",
    chrome: zone,
    load: async () => (await controlled()).NewControlledZonePage,
  },
  {
    name: "kxzq_goods",
    path: "/kxzq/goods/:url/:ads?",
    title: "控销专区详情",
    chrome: zone,
    load: async () => (await controlled()).ControlledGroupPage,
  },
  {
    name: "yjh",
    path: "/yjh/:id?",
    title: "活动专区",
    chrome: zone,
    load: async () => (await activities()).ActivitiesPage,
  },
  {
    name: "hdzx",
    path: "/Hdzx/:ids/:id?",
    title: "活动中心",
    chrome: zone,
    load: async () => (await activities()).ActivityCenterPage,
  },
  {
    name: "ptzq",
    path: "/ptzq",
    title: "拼团专区",
    chrome: zone,
    load: async () => (await import("#src/features/activity/components/group-buys.tsx")).GroupBuys,
  },
  {
    name: "mrtj",
    path: "/mrtj",
    title: "每日特价",
    chrome: zone,
    load: async () => (await import("./everyday-price-page.tsx")).EverydayPricePage,
  },
  {
    name: "hb",
    path: "/hb",
    title: "满额返现",
    chrome: { ...zone, topRightAd: true },
    load: withHotGoods(
      "凑单热销",
      async () => (await import("#src/features/activity/components/cashback.tsx")).Cashback,
    ),
  },
  {
    name: "welfare",
    path: "/welfare",
    title: `全场 ${terms.welfare.percent} 折`,
    chrome: zone,
    load: async () => (await import("./welfare-page.tsx")).WelfarePage,
  },
  {
    name: "zhzq",
    path: "/zhzq",
    title: "组合购",
    chrome: zone,
    load: async () => (await import("#src/features/goods/combination/combination-zone.tsx")).CombinationZone,
  },
  {
    name: "lqzx",
    path: "/lqzx",
    title: "领券中心",
    chrome: zone,
    load: withHotGoods(
      "用券热销",
      async () => (await import("#src/features/coupon/components/coupon-center.tsx")).CouponCenter,
    ),
  },
  { name: "zqmb", path: "/zqmb", title: "", chrome: zone, load: template },
  { name: "hdmb", path: "/hdmb", title: "", chrome: zone, load: template },
  {
    name: "yyh",
    path: "/yyh",
    title: "优惠活动",
    chrome: zone,
    load: async () => (await promotion()).PromotionPage,
  },
  {
    name: "yyh_list",
    path: "/yyh/list",
    title: "优惠活动列表",
    chrome: zone,
    load: async () => (await promotion()).PromotionListPage,
  },
  {
    name: "zhmz",
    path: "/zhmz",
    title: "",
    chrome: zone,
    load: withHotGoods(
      "热销商品",
      async () => (await import("#src/features/goods/combination/combination-groups.tsx")).CombinationGroups,
    ),
  },
  {
    name: "zhmz_list",
    path: "/zhmz/list",
    title: "",
    chrome: zone,
    load: async () =>
      (await import("#src/features/goods/combination/group-combinations.tsx")).GroupCombinations,
  },
  {
    name: "jfsc",
    path: "/jfsc",
    title: "积分商城",
    chrome: { ...zone, header: "login", search: true, nav: false },
    load: async () => (await import("./points-mall-page.tsx")).PointsMallPage,
  },
]);
