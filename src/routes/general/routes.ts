import type { RouteObject } from "react-router-dom";
import { page } from "#src/shared/lib/route-handle.ts";

export const routes: RouteObject[] = [
  {
    path: "/404",
    handle: page("页面不存在"),
    lazy: async () => ({ Component: (await import("./not-found-page.tsx")).NotFoundPage }),
  },
];
