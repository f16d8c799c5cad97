import type { RouteObject } from "react-router-dom";
import { MEMBER_PAGE } from "#src/shared/lib/route-handle.ts";
import { memberPage } from "../member-page.tsx";
import { pageRoutes, redirectRoute, withoutParent } from "../page-routes.ts";

const pages = pageRoutes([
  {
    name: "user_hyzx",
    path: "/user/user_hyzx",
    aliases: ["/user"],
    title: "会员中心",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./member-page.tsx")).MemberPage,
  },
  memberPage({
    name: "zhzx_jcxx",
    path: "/zhzx/zhzx_jcxx",
    aliases: ["/zhzx/basic"],
    title: "基本信息",
    load: async () => (await import("#src/features/user/components/account-profile.tsx")).AccountProfile,
  }),
  {
    name: "zhzx_zzzj",
    path: "/zhzx/jcxx_zzzj",
    aliases: ["/zhzx/zzzj"],
    title: "资质证照",
    chrome: MEMBER_PAGE,
    load: async () =>
      (await import("#src/features/certificate/components/certificate-view.tsx")).CertificateView,
  },
  {
    name: "zhzx_ddgl",
    path: "/zhzx/zhzx_ddgl",
    aliases: ["/zhzx/ddgl"],
    title: "多店管理",
    // Goods × stores are a wide table: it has the width of the menu as well.
    chrome: { ...MEMBER_PAGE, memberMenu: false },
    load: async () => (await import("./stores-page.tsx")).StoresPage,
  },
  memberPage({
    name: "zhzx_bdwx",
    path: "/zhzx/zhzx_bdwx",
    aliases: ["/zhzx/bdwx"],
    title: "绑定微信",
    hint: "一个账号绑定一个微信，更换前请先解绑。",
    load: async () => (await import("#src/features/wechat/components/wechat-view.tsx")).WechatView,
  }),
  {
    name: "zhzx_shdz",
    path: "/zhzx/zhzx_shdz",
    aliases: ["/zhzx/addr"],
    title: "收货地址",
    chrome: MEMBER_PAGE,
    load: async () => (await import("#src/features/address/components/address-book.tsx")).AddressBook,
  },
  {
    name: "zhzx_cygl",
    path: "/zhzx/cygl",
    title: "成员与权限",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./team-page.tsx")).TeamPage,
  },
  {
    name: "zhzx_spgl",
    path: "/zhzx/spgl",
    title: "审批",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./approvals-page.tsx")).ApprovalsPage,
  },
  memberPage({
    name: "zhzx_wdxx",
    path: "/zhzx/zhzx_wdxx",
    aliases: ["/zhzx/wdxx"],
    title: "我的消息",
    load: async () => (await import("#src/features/message/components/message-center.tsx")).MessageCenter,
  }),
  memberPage({
    name: "wdxx",
    path: "/wdxx",
    title: "我的消息",
    load: async () => (await import("#src/features/message/components/message-center.tsx")).MessageCenter,
  }),
  {
    name: "dzht",
    path: "/dzht",
    title: "电子合同",
    chrome: MEMBER_PAGE,
    load: async () => (await import("./agreement-page.tsx")).AgreementPage,
  },
]);

export const routes: RouteObject[] = [
  ...pages,
  redirectRoute("/zhzx", "/zhzx/zhzx_jcxx"),
  ...withoutParent("/zhzx", pages),
];
