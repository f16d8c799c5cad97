import type { RouteObject } from "react-router-dom";
import { MEMBER_PAGE } from "#src/shared/lib/route-handle.ts";
import { pageRoutes, redirectRoute, withoutParent } from "../page-routes.ts";

const pages = pageRoutes([
  {
    name: "wdqb_yegl",
    path: "/wdqb/yegl",
    title: "余额管理",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./balance-page.tsx")).BalancePage,
  },
  {
    name: "wdqb_zqgl",
    path: "/wdqb/zqgl",
    title: "账期管理",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./credit-page.tsx")).CreditPage,
  },
  {
    name: "wdqb_dzd",
    path: "/wdqb/dzd",
    title: "月度对账单",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./statement-page.tsx")).StatementPage,
  },
  {
    name: "wdqb_dzd_print",
    path: "/wdqb/dzd/print",
    title: "打印对账单",
    chrome: { header: "none", footer: false, sidebar: false, nav: false, forMembers: true },
    load: async () => (await import("./statement-print-page.tsx")).StatementPrintPage,
  },
  {
    name: "wdqb_jfgl",
    path: "/wdqb/jfgl",
    title: "积分管理",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./points-page.tsx")).PointsPage,
  },
  {
    name: "wdqb_yhq",
    path: "/wdqb/yhq",
    title: "优惠券",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./coupon-pages.tsx")).CouponsPage,
  },
  {
    name: "wdqb_xjq",
    path: "/wdqb/xjq",
    title: "现金券",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./coupon-pages.tsx")).CashVouchersPage,
  },
]);

export const routes: RouteObject[] = [
  ...pages,
  redirectRoute("/wdqb", "/wdqb/yegl"),
  ...withoutParent("/wdqb", pages),
];
