import { paths } from "#src/shared/paths.ts";

type Onward = { label: string; to: string };
export type PendingPageInfo = { path: string; title: string; onward?: Onward };

const goods = (label: string, query: Record<string, string | number>): Onward => ({
  label,
  to: paths.list(query),
});
const home: Onward = { label: "返回首页", to: paths.home() };
const toMember: Onward = { label: "返回会员中心", to: paths.member() };

/** Pages that the header, the navigation and the footer lead to and that are not open yet. */
export const pendingPages: readonly PendingPageInfo[] = [
  { path: paths.orders(), title: "我的订单", onward: toMember },
  { path: paths.eInvoices(), title: "电子发票查询", onward: toMember },
  { path: paths.favorites(), title: "我的收藏", onward: toMember },
  { path: paths.messages(), title: "我的消息", onward: toMember },
  { path: paths.addresses(), title: "收货地址", onward: toMember },
  { path: `${paths.register()}/*`, title: "会员注册", onward: { label: "去登录", to: paths.login() } },
  { path: `${paths.forgotPassword()}/*`, title: "找回密码", onward: { label: "去登录", to: paths.login() } },
  { path: paths.privacy(), title: "隐私政策", onward: home },
  { path: "/yx/*", title: "包邮专区", onward: goods("浏览包邮商品", { yx: 1 }) },
  { path: "/zyyp", title: "中药材专区", onward: goods("搜索中药材", { keywords: "饮片" }) },
  { path: "/qxzq", title: "医疗器械专区", onward: goods("浏览全部商品", {}) },
  { path: "/jxqzc", title: "近效期专区", onward: goods("浏览全部商品", {}) },
  { path: "/ptzq", title: "团购专区", onward: goods("浏览促销商品", { is_promotion: 1 }) },
  { path: "/mrtj", title: "每日特价", onward: goods("浏览促销商品", { is_promotion: 1 }) },
  { path: "/lqzx", title: "领券中心", onward: goods("浏览全部商品", {}) },
  { path: "/ppzq/*", title: "品牌专区", onward: goods("浏览全部商品", {}) },
  { path: "/help/xrzn/hyzc", title: "会员注册指南" },
  { path: "/help/xrzn/gwzn", title: "购物指南" },
  { path: "/help/xrzn/aqgy", title: "安全购药" },
  { path: "/help/fwbz/wzzz", title: "网站资质" },
  { path: "/help/fwbz/yhxy", title: "用户协议" },
  { path: "/help/fwbz/zskf", title: "专属服务" },
  { path: "/help/us/tsjy", title: "投诉与建议" },
  { path: "/help/us/link", title: "联系方式" },
  { path: "/help/zfps/ddzf", title: "订单支付" },
  { path: "/help/zfps/hwps", title: "商品配送" },
  { path: "/help/zfps/ypth", title: "药品退换货" },
  { path: "/help/*", title: "帮助中心" },
];
