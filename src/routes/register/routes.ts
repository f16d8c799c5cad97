import type { RouteObject } from "react-router-dom";
import { pageRoutes, redirectRoute } from "../page-routes.ts";

const quiet = { header: "login", sidebar: false, nav: false } as const;
/** An outcome is read from its top. */
const outcome = { ...quiet, restoreScroll: false };

export const routes: RouteObject[] = [
  ...pageRoutes([
    {
      name: "register_wechat",
      path: "/register/wechat",
      title: "微信注册",
      chrome: quiet,
      load: async () => (await import("./wechat-page.tsx")).WechatPage,
    },
    {
      name: "register_index_step1",
      path: "/register_index/step1",
      aliases: ["/register/step1"],
      title: "会员注册",
      chrome: quiet,
      load: async () => (await import("./account-page.tsx")).SingleAccountPage,
    },
    {
      name: "register_index_step2",
      path: "/register_index/step2",
      aliases: ["/register/step2"],
      title: "会员注册",
      chrome: quiet,
      load: async () => (await import("./company-page.tsx")).SingleCompanyPage,
    },
    {
      name: "register_index_step3",
      path: "/register_index/step3",
      aliases: ["/register/step3"],
      title: "会员注册",
      chrome: outcome,
      load: async () => (await import("./review-page.tsx")).SingleReviewPage,
    },
    {
      name: "register_dd_step1",
      path: "/register_dd_step1",
      aliases: ["/register/dd/step1"],
      title: "多店注册",
      chrome: quiet,
      load: async () => (await import("./account-page.tsx")).StoresAccountPage,
    },
    {
      name: "register_dd_step2",
      path: "/register_dd_step2",
      aliases: ["/register/dd/step2"],
      title: "多店注册",
      chrome: quiet,
      load: async () => (await import("./company-page.tsx")).StoresCompanyPage,
    },
    {
      name: "register_dd_step3",
      path: "/register_dd_step3",
      aliases: ["/register/dd/step3"],
      title: "多店注册",
      chrome: outcome,
      load: async () => (await import("./review-page.tsx")).StoresReviewPage,
    },
    {
      name: "yqcy",
      path: "/yqcy",
      title: "接受邀请",
      chrome: quiet,
      load: async () => (await import("./invitation-page.tsx")).InvitationPage,
    },
    {
      name: "forget_step1",
      path: "/forget/step1",
      title: "找回密码",
      chrome: quiet,
      load: async () => (await import("./forget-proof-page.tsx")).ForgetProofPage,
    },
    {
      name: "forget_step2",
      path: "/forget/step2",
      title: "重置密码",
      chrome: quiet,
      load: async () => (await import("./forget-reset-page.tsx")).ForgetResetPage,
    },
    {
      name: "forget_step3",
      path: "/forget/step3",
      title: "重置成功",
      chrome: outcome,
      load: async () => (await import("./forget-done-page.tsx")).ForgetDonePage,
    },
  ]),
  redirectRoute("/register", "/register/step1"),
  redirectRoute("/register_index", "/register/step1"),
  redirectRoute("/register_dd", "/register/dd/step1"),
  redirectRoute("/register/dd", "/register/dd/step1"),
  redirectRoute("/forget", "/forget/step1"),
];
