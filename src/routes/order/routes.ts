import type { RouteObject } from "react-router-dom";
import { MEMBER_PAGE } from "#src/shared/lib/route-handle.ts";
import { pageRoutes, redirectRoute } from "../page-routes.ts";
import { pendingPage } from "../pending-page.tsx";

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
      name: "order_return_info",
      path: "/order/returnInfo/:id",
      title: "退货详情",
      chrome: MEMBER_PAGE,
      load: pendingPage("退货详情"),
    },
    {
      name: "order_after_sales_info",
      path: "/order/afterSalesInfo/:id",
      title: "售后详情",
      chrome: MEMBER_PAGE,
      load: pendingPage("售后详情"),
    },
    {
      name: "jfdd",
      path: "/jfdd",
      aliases: ["/order/jfdd"],
      title: "积分订单",
      chrome: MEMBER_PAGE,
      load: pendingPage("积分订单"),
    },
  ]),
  redirectRoute("/order/wl/:id", ({ id }) => `/order/info/${id ?? ""}`),
];
