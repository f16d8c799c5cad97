import { createElement } from "react";
import type { RouteObject } from "react-router-dom";
import { page } from "#src/shared/lib/route-handle.ts";
import { paths } from "#src/shared/paths.ts";
import { type PendingPageInfo, pendingPages } from "./pending-pages.ts";

const pendingPage = (info: PendingPageInfo): RouteObject => ({
  path: info.path,
  handle: page(info.title),
  lazy: async () => {
    const { PendingPage } = await import("./pending-page.tsx");
    return { element: createElement(PendingPage, { info }) };
  },
});

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
  ...pendingPages.map(pendingPage),
];
