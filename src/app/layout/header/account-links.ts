import { paths } from "#src/shared/paths.ts";

/** The header's links to the user's own pages; the mobile drawer repeats them. */
export const ACCOUNT_LINKS = [
  { label: "返回首页", to: paths.home() },
  { label: "会员中心", to: paths.member() },
  { label: "快捷采购", to: paths.quickPurchase() },
  { label: "我的订单", to: paths.orders() },
  { label: "电子发票查询", to: paths.eInvoices() },
] as const;
