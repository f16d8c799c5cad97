import type { RouteObject } from "react-router-dom";
import { MEMBER_PAGE } from "#src/shared/lib/route-handle.ts";
import { pageRoutes, redirectRoute } from "../page-routes.ts";

export const routes: RouteObject[] = [
  ...pageRoutes([
    {
      name: "order",
      path: "/order",
      title: "我的订单",
      chrome: MEMBER_PAGE,
      load: async () => (await import("./orders-page.tsx")).OrdersPage,
    },
    {
      name: "order_info",
      path: "/order/info/:id",
      title: "订单详情",
      chrome: MEMBER_PAGE,
      load: async () => (await import("./order-page.tsx")).OrderPage,
    },
    {
      name: "order_print",
      path: "/order/print",
      title: "打印订单",
      chrome: { header: "none", footer: false, sidebar: false, nav: false, forMembers: true },
      load: async () => (await import("#src/features/order/components/print-page.tsx")).PrintPage,
    },
    {
      name: "order_return_info",
      path: "/order/returnInfo/:id",
      title: "退货详情",
      chrome: MEMBER_PAGE,
      load: async () => (await import("./case-pages.tsx")).ReturnPage,
    },
    {
      name: "order_after_sales_info",
      path: "/order/afterSalesInfo/:id",
      title: "售后详情",
      chrome: MEMBER_PAGE,
      load: async () => (await import("./case-pages.tsx")).AfterSalePage,
    },
    {
      name: "thsh",
      path: "/thsh",
      title: "退货与售后",
      chrome: MEMBER_PAGE,
      load: async () => (await import("./cases-page.tsx")).CasesPage,
    },
    {
      name: "jfdd",
      path: "/jfdd",
      aliases: ["/order/jfdd"],
      title: "积分订单",
      chrome: MEMBER_PAGE,
      load: async () => (await import("./points-orders-page.tsx")).PointsOrdersPage,
    },
  ]),
  redirectRoute("/order/wl/:id", ({ id }) => `/order/info/${id ?? ""}`),
];
