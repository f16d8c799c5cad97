import type { RouteObject } from "react-router-dom";
import { page } from "#src/shared/lib/route-handle.ts";

/** The steps show their picture in the place of the search box; from the second on there is one way only: on. */
const step = { search: false, nav: false, sidebar: false };

export const routes: RouteObject[] = [
  {
    path: "/cart",
    handle: page("购物车", { search: false, cartButton: false, cartStep: 1 }),
    lazy: async () => ({ Component: (await import("./cart-page.tsx")).CartPage }),
  },
  {
    path: "/cart/step2",
    handle: page("确认订单", { ...step, cartStep: 2 }),
    lazy: async () => ({ Component: (await import("./checkout-page.tsx")).CheckoutPage }),
  },
  {
    path: "/cart/step3/:id",
    handle: page("支付订单", { ...step, cartStep: 3 }),
    lazy: async () => ({ Component: (await import("./pay-page.tsx")).PayPage }),
  },
  {
    path: "/cart/step4",
    handle: page("支付完成", { ...step, nav: true, cartStep: 4 }),
    lazy: async () => ({ Component: (await import("./paid-page.tsx")).PaidPage }),
  },
];
