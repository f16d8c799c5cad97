import type { RouteObject } from "react-router-dom";
import { pageRoutes } from "../page-routes.ts";

/** The steps show their progress instead of the search box; from the second step on there is no navigation away. */
const step = { search: false, nav: false, sidebar: false, forMembers: true };

export const routes: RouteObject[] = pageRoutes([
  {
    name: "cart_step1",
    path: "/cart",
    title: "购物车",
    chrome: { search: false, cartButton: false, cartStep: 1, forMembers: true },
    load: async () => (await import("./cart-page.tsx")).CartPage,
  },
  {
    name: "cart_step2",
    path: "/cart/step2",
    title: "确认订单",
    chrome: { ...step, cartStep: 2 },
    load: async () => (await import("./checkout-page.tsx")).CheckoutPage,
  },
  {
    name: "cart_step3",
    path: "/cart/step3/:id",
    title: "支付订单",
    chrome: { ...step, cartStep: 3 },
    load: async () => (await import("./pay-page.tsx")).PayPage,
  },
  {
    name: "cart_step4",
    path: "/cart/step4",
    title: "支付结果",
    chrome: { ...step, nav: true, cartStep: 4, restoreScroll: false },
    load: async () => (await import("./paid-page.tsx")).PaidPage,
  },
  {
    name: "cart_hm",
    path: "/cart/hm",
    title: "支付订单",
    chrome: { ...step, cartStep: 3 },
    load: async () => (await import("./code-page.tsx")).CodePage,
  },
]);
