import type { RouteObject } from "react-router-dom";
import { MEMBER_PAGE } from "#src/shared/lib/route-handle.ts";
import { memberPage } from "../member-page.tsx";
import { pageRoutes, redirectRoute, withoutParent } from "../page-routes.ts";

const pages = pageRoutes([
  memberPage({
    name: "kjcg",
    path: "/zzfw/kjcg",
    title: "快捷采购",
    hint: "录入、粘贴或导入采购计划，核对后一次加入购物车。",
    approval: "查看价格和采购",
    // A plan is a wide table: it has the width of the menu as well.
    chrome: { memberMenu: false },
    load: async () => (await import("#src/features/quick-purchase/quick-purchase.tsx")).QuickPurchase,
  }),
  {
    name: "pzqg",
    path: "/zzfw/pzqg",
    title: "品种求购",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./variety-pages.tsx")).VarietyListPage,
  },
  {
    name: "pzqg_add",
    path: "/zzfw/pzqg/add",
    title: "新增求购",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./new-variety-page.tsx")).NewVarietyPage,
  },
  {
    name: "pzqg_info",
    path: "/zzfw/pzqg/info",
    title: "求购详情",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./variety-pages.tsx")).VarietyPage,
  },
  {
    name: "dzfp",
    path: "/zzfw/dzfp",
    title: "电子发票查询",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./e-invoice-page.tsx")).EInvoicePage,
  },
  {
    name: "star",
    path: "/zzfw/star",
    title: "我的收藏",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./favorites-page.tsx")).FavoritesPage,
  },
  {
    name: "yjfk",
    path: "/zzfw/yjfk",
    title: "意见反馈",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./feedback-page.tsx")).FeedbackPage,
  },
]);

export const routes: RouteObject[] = [
  ...pages,
  redirectRoute("/zzfw", "/zzfw/kjcg"),
  ...withoutParent("/zzfw", pages),
];
