import type { RouteObject } from "react-router-dom";
import { page } from "#src/shared/lib/route-handle.ts";
import { paths } from "#src/shared/paths.ts";
import { pendingPages } from "./pending-pages.ts";

const pendingPage = async () => ({ Component: (await import("./pending-page.tsx")).PendingPage });

export const routes: RouteObject[] = [
  {
    path: paths.home(),
    handle: page(""),
    lazy: async () => ({ Component: (await import("./home-page.tsx")).HomePage }),
  },
  {
    path: paths.login(),
    handle: page("会员登录", { header: "login", nav: false, sidebar: false }),
    lazy: async () => ({ Component: (await import("./login-page.tsx")).LoginPage }),
  },
  {
    path: paths.agreement(),
    handle: page("电子合同"),
    lazy: async () => ({ Component: (await import("./agreement-page.tsx")).AgreementPage }),
  },
  {
    path: paths.member(),
    handle: page("会员中心"),
    lazy: async () => ({ Component: (await import("./member-page.tsx")).MemberPage }),
  },
  {
    path: paths.notFound(),
    handle: page("页面不存在"),
    lazy: async () => ({ Component: (await import("./not-found-page.tsx")).NotFoundPage }),
  },
  ...pendingPages.map(({ path, title }) => ({ id: path, path, handle: page(title), lazy: pendingPage })),
];
