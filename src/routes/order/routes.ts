import type { RouteObject } from "react-router-dom";
import { page } from "#src/shared/lib/route-handle.ts";

export const routes: RouteObject[] = [
  {
    path: "/order/info/:id",
    handle: page("订单详情"),
    lazy: async () => ({ Component: (await import("./order-page.tsx")).OrderPage }),
  },
];
