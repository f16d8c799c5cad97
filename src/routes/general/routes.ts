import { createSearchParams, type RouteObject } from "react-router-dom";
import { pageRoutes, redirectRoute } from "../page-routes.ts";

const missing = () => import("./missing-pages.tsx");
const standalone = { sidebar: false, nav: false, restoreScroll: false };

export const routes: RouteObject[] = [
  ...pageRoutes([
    {
      name: "home",
      path: "/",
      title: "",
      chrome: { keepAlive: true, topRightAd: true, bottomAd: true },
      load: async () => (await import("./home-page.tsx")).HomePage,
    },
    {
      name: "login",
      path: "/login",
      title: "会员登录",
      chrome: { ...standalone, header: "login" },
      load: async () => (await import("./login-page.tsx")).LoginPage,
    },
    {
      name: "not_found",
      path: "/404",
      title: "页面不存在",
      load: async () => (await missing()).NotFoundPage,
    },
    {
      name: "no_activity",
      path: "/noActivity",
      title: "活动不存在",
      load: async () => (await missing()).NoActivityPage,
    },
    {
      name: "loading",
      path: "/loading",
      title: "加载中",
      chrome: standalone,
      load: async () => (await import("./loading-page.tsx")).LoadingPage,
    },
    {
      name: "loading_activity",
      path: "/loading/activity",
      title: "活动加载中",
      chrome: standalone,
      load: async () =>
        (await import("#src/features/activity/components/resolve-activity.tsx")).ResolveActivity,
    },
    {
      name: "privacy",
      path: "/privacy",
      title: "隐私政策",
      load: async () => (await import("./privacy-page.tsx")).PrivacyPage,
    },
  ]),
  // The path segments become query parameters, which the page resolves.
  redirectRoute("/activity/:url?/:url1?/:url2?", ({ url, url1, url2 }) => {
    const parts = Object.entries({ url, url1, url2 }).filter((part): part is [string, string] =>
      Boolean(part[1]),
    );
    return `/loading/activity?${createSearchParams(parts)}`;
  }),
];
