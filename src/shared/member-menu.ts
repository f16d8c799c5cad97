import { paths } from "./paths.ts";

export type MenuEntry = { label: string; to: string };
export type MenuGroup = { title: string; entries: MenuEntry[] };

/** The menu of the member center, most used entries first. */
export const menuGroups: MenuGroup[] = [
  {
    title: "交易管理",
    entries: [
      { label: "我的订单", to: paths.orders() },
      { label: "退货与售后", to: paths.returns() },
      { label: "积分订单", to: paths.pointsOrders() },
      { label: "电子发票查询", to: paths.eInvoices() },
    ],
  },
  {
    title: "我的钱包",
    entries: [
      { label: "余额管理", to: paths.balance() },
      { label: "账期管理", to: paths.credit() },
      { label: "月度对账单", to: paths.statement() },
      { label: "采购分析", to: paths.spending() },
      { label: "积分管理", to: paths.points() },
      { label: "优惠券", to: paths.coupons() },
      { label: "现金券", to: paths.cashVouchers() },
    ],
  },
  {
    title: "自助服务",
    entries: [
      { label: "快捷采购", to: paths.quickPurchase() },
      { label: "我的收藏", to: paths.favorites() },
      { label: "品种求购", to: paths.varietyRequests() },
      { label: "意见反馈", to: paths.feedback() },
    ],
  },
  {
    title: "账户中心",
    entries: [
      { label: "基本信息", to: paths.basicInfo() },
      { label: "资质证照", to: paths.certificates() },
      { label: "多店管理", to: paths.stores() },
      { label: "成员与权限", to: paths.team() },
      { label: "审批", to: paths.approvals() },
      { label: "收货地址", to: paths.addresses() },
      { label: "绑定微信", to: paths.wechatBinding() },
      { label: "我的消息", to: paths.messages() },
      { label: "电子合同", to: paths.agreement() },
    ],
  },
];
