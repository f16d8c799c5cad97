import type { RouteObject } from "react-router-dom";
import { MEMBER_PAGE } from "#src/shared/lib/route-handle.ts";
import { memberPage } from "../member-page.tsx";
import { pageRoutes, redirectRoute, withoutParent } from "../page-routes.ts";

const pages = pageRoutes([
  memberPage({
    name: "wdqb_yegl",
    path: "/wdqb/yegl",
    title: "余额管理",
    hint: "下单时可用余额付款，退款也退到这里。",
    approval: "用余额下单付款",
    load: async () => (await import("#src/features/wallet/components/balance-view.tsx")).BalanceView,
  }),
  {
    name: "wdqb_zqgl",
    path: "/wdqb/zqgl",
    title: "账期管理",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./credit-page.tsx")).CreditPage,
  },
  memberPage({
    name: "wdqb_dzd",
    path: "/wdqb/dzd",
    title: "月度对账单",
    hint: "先看差异，再核对金额；每个金额都能点开它的单据。",
    approval: "下单和对账",
    load: async () => (await import("#src/features/wallet/components/statement-view.tsx")).StatementView,
  }),
  {
    name: "wdqb_dzd_print",
    path: "/wdqb/dzd/print",
    title: "打印对账单",
    chrome: { header: "none", footer: false, sidebar: false, nav: false, forMembers: true },
    load: async () => (await import("#src/features/wallet/components/statement-print.tsx")).StatementPrint,
  },
  memberPage({
    name: "wdqb_cgfx",
    path: "/wdqb/cgfx",
    title: "采购分析",
    hint: "钱花在哪里，与去年同期相比；点开一行看它的商品和订单。",
    approval: "下单和分析采购",
    load: async () => (await import("#src/features/wallet/components/spending-view.tsx")).SpendingView,
  }),
  memberPage({
    name: "wdqb_jfgl",
    path: "/wdqb/jfgl",
    title: "积分管理",
    hint: "积分可抵货款，也可兑换礼品。",
    approval: "采购得积分、兑换礼品",
    load: async () => (await import("#src/features/points/components/points-view.tsx")).PointsView,
  }),
  {
    name: "wdqb_yhq",
    path: "/wdqb/yhq",
    title: "优惠券",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./coupons-page.tsx")).CouponsPage,
  },
  memberPage({
    name: "wdqb_xjq",
    path: "/wdqb/xjq",
    title: "现金券",
    approval: "使用现金券",
    load: async () => (await import("#src/features/coupon/components/cash-vouchers.tsx")).CashVouchers,
  }),
]);

export const routes: RouteObject[] = [
  ...pages,
  redirectRoute("/wdqb", "/wdqb/yegl"),
  ...withoutParent("/wdqb", pages),
];
