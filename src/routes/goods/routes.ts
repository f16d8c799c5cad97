import type { RouteObject } from "react-router-dom";
import { pageRoutes } from "../page-routes.ts";

const browse = () => import("./browse-pages.tsx");
const zones = () => import("./zone-pages.tsx");
const list = { keepAlive: true };

export const routes: RouteObject[] = pageRoutes([
  {
    name: "list_index",
    path: "/list",
    title: "商品列表",
    chrome: list,
    load: async () => (await browse()).ListCardsPage,
  },
  {
    name: "list_table",
    path: "/list/table",
    title: "商品列表",
    chrome: list,
    load: async () => (await browse()).ListTablePage,
  },
  {
    name: "list_no_image",
    path: "/list/no_image",
    title: "商品列表",
    chrome: list,
    load: async () => (await browse()).ListNoImagePage,
  },
  {
    name: "list_compare",
    path: "/list/compare",
    title: "商品对比",
    load: async () => (await import("#src/features/goods/compare/comparison-page.tsx")).ComparisonPage,
  },
  {
    name: "list_info",
    path: "/list/info/:id",
    title: "商品详情",
    load: async () => (await import("./detail-page.tsx")).DetailPage,
  },
  {
    name: "list_info_pt",
    path: "/list/info-pt/:id",
    title: "拼团商品详情",
    load: async () => (await import("./detail-page.tsx")).GroupBuyPage,
  },
  {
    name: "list_other",
    path: "/list/other/:id/:name?",
    title: "药品",
    chrome: list,
    load: async () => (await zones()).OtherListPage,
  },
  {
    name: "search_index",
    path: "/search",
    title: "商品搜索",
    chrome: list,
    load: async () => (await browse()).SearchCardsPage,
  },
  {
    name: "search_table",
    path: "/search/table",
    title: "商品搜索",
    chrome: list,
    load: async () => (await browse()).SearchTablePage,
  },
  {
    name: "yx_index",
    path: "/yx",
    title: "包邮专区",
    chrome: list,
    load: async () => (await zones()).FreeShippingCardsPage,
  },
  {
    name: "yx_table",
    path: "/yx/table",
    title: "包邮专区",
    chrome: list,
    load: async () => (await zones()).FreeShippingTablePage,
  },
  {
    name: "yx_rule",
    path: "/yx/rule",
    title: "优选规则",
    chrome: { header: "none", footer: false, sidebar: false, nav: false },
    load: async () => (await import("./shipping-rule-page.tsx")).ShippingRulePage,
  },
  {
    name: "zyyp",
    path: "/zyyp",
    title: "中药饮片专区",
    chrome: list,
    load: async () => (await zones()).HerbalPage,
  },
  {
    name: "qxzq",
    path: "/qxzq",
    title: "医疗器械专区",
    chrome: list,
    load: async () => (await zones()).DevicesPage,
  },
  {
    name: "jxqzc",
    path: "/jxqzc",
    title: "近效期专区",
    chrome: list,
    load: async () => (await zones()).NearExpiryPage,
  },
]);
