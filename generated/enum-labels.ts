// Generated from generated/openapi.json. Do not edit: run `npm run generate`.

import type {
  AfterSaleStatus,
  AfterSaleType,
  ApprovalStatus,
  BalanceUseType,
  CertificateStatus,
  CertificateType,
  CouponStatus,
  CouponType,
  CreditBillType,
  DeliveryType,
  FeedbackType,
  GoodsSort,
  InsuranceClass,
  InvoiceStatus,
  MemberRank,
  MessageType,
  OrderStatus,
  PayApp,
  PayMethod,
  PickupSlot,
  PointsOrderStatus,
  PointsUseType,
  PrizeStatus,
  ReturnReason,
  ReturnStatus,
  SpendingGroup,
  StatementDifferenceKind,
  StatementDocument,
  StatementEntryKind,
  TeamMemberStatus,
  TeamRight,
  TeamRole,
} from "./model/index.ts";

/** 售后状态 */
export const afterSaleStatusLabels: Readonly<Record<AfterSaleStatus, string>> = {
  "1": "待处理",
  "2": "处理中",
  "3": "已完成",
  "4": "已驳回",
  "5": "已取消"
};

/** 售后类型 */
export const afterSaleTypeLabels: Readonly<Record<AfterSaleType, string>> = {
  "1": "少货",
  "2": "破损",
  "3": "错货",
  "4": "资料缺失",
  "5": "发票问题",
  "9": "其他"
};

/** 审批状态 */
export const approvalStatusLabels: Readonly<Record<ApprovalStatus, string>> = {
  "1": "待审批",
  "2": "已通过",
  "3": "已驳回",
  "4": "已撤回"
};

/** 余额用途 */
export const balanceUseTypeLabels: Readonly<Record<BalanceUseType, string>> = {
  "1": "充值",
  "2": "订单支付",
  "3": "订单退款",
  "4": "活动奖励",
  "5": "提现",
  "6": "账期还款",
  "9": "其他"
};

/** 证照状态 */
export const certificateStatusLabels: Readonly<Record<CertificateStatus, string>> = {
  "1": "待审核",
  "2": "有效",
  "3": "已驳回",
  "4": "即将到期",
  "5": "已过期"
};

/** 证照类型 */
export const certificateTypeLabels: Readonly<Record<CertificateType, string>> = {
  "1": "营业执照",
  "2": "药品经营许可证",
  "3": "医疗机构执业许可证",
  "4": "食品经营许可证",
  "5": "医疗器械经营许可证",
  "6": "法人委托书",
  "7": "采购员身份证",
  "8": "诊所备案凭证"
};

/** 券状态 */
export const couponStatusLabels: Readonly<Record<CouponStatus, string>> = {
  "1": "未使用",
  "2": "已使用",
  "3": "已过期"
};

/** 券类型 */
export const couponTypeLabels: Readonly<Record<CouponType, string>> = {
  "1": "满减券",
  "2": "折扣券",
  "3": "运费券"
};

/** 账单状态 */
export const creditBillTypeLabels: Readonly<Record<CreditBillType, string>> = {
  "1": "未到期",
  "2": "已逾期",
  "3": "已还款"
};

/** 配送方式 */
export const deliveryTypeLabels: Readonly<Record<DeliveryType, string>> = {
  "1": "快递配送",
  "2": "自有物流",
  "3": "上门自提"
};

/** 反馈类型 */
export const feedbackTypeLabels: Readonly<Record<FeedbackType, string>> = {
  "1": "功能建议",
  "2": "商品问题",
  "3": "物流问题",
  "4": "服务投诉",
  "9": "其他"
};

/** 商品排序 */
export const goodsSortLabels: Readonly<Record<GoodsSort, string>> = {
  "default": "综合",
  "sales": "销量",
  "price": "价格",
  "unit_price": "单位价",
  "new": "新品",
  "expiry": "效期"
};

/** 医保类别 */
export const insuranceClassLabels: Readonly<Record<InsuranceClass, string>> = {
  "0": "非医保",
  "1": "医保甲类",
  "2": "医保乙类"
};

/** 开票状态 */
export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, string>> = {
  "1": "待开票",
  "2": "开票中",
  "3": "已开票",
  "4": "开票失败",
  "5": "已红冲"
};

/** 会员等级 */
export const memberRankLabels: Readonly<Record<MemberRank, string>> = {
  "1": "终端药店",
  "2": "诊所",
  "3": "连锁",
  "4": "批发",
  "5": "村卫生室"
};

/** 消息类型 */
export const messageTypeLabels: Readonly<Record<MessageType, string>> = {
  "1": "系统通知",
  "2": "订单消息",
  "3": "活动消息",
  "4": "账期提醒",
  "5": "资质提醒"
};

/** 订单状态 */
export const orderStatusLabels: Readonly<Record<OrderStatus, string>> = {
  "1": "待付款",
  "2": "待发货",
  "3": "待收货",
  "4": "已收货",
  "5": "已完成",
  "6": "已取消"
};

/** 支付应用 */
export const payAppLabels: Readonly<Record<PayApp, string>> = {
  "1": "微信支付",
  "2": "支付宝",
  "3": "云闪付"
};

/** 支付方式 */
export const payMethodLabels: Readonly<Record<PayMethod, string>> = {
  "0": "未选择",
  "1": "账期支付",
  "2": "余额支付",
  "3": "银行转账",
  "4": "扫码支付"
};

/** 取件时段 */
export const pickupSlotLabels: Readonly<Record<PickupSlot, string>> = {
  "9": "9—11 点",
  "11": "11—13 点",
  "13": "13—15 点",
  "15": "15—17 点",
  "17": "17—19 点"
};

/** 积分订单状态 */
export const pointsOrderStatusLabels: Readonly<Record<PointsOrderStatus, string>> = {
  "1": "待发货",
  "2": "待收货",
  "3": "已完成",
  "4": "已取消"
};

/** 积分用途 */
export const pointsUseTypeLabels: Readonly<Record<PointsUseType, string>> = {
  "1": "订单奖励",
  "2": "兑换礼品",
  "3": "订单抵扣",
  "4": "活动赠送",
  "5": "退货扣回",
  "6": "过期清零"
};

/** 奖品状态 */
export const prizeStatusLabels: Readonly<Record<PrizeStatus, string>> = {
  "0": "未中奖",
  "1": "待发放",
  "2": "已发放"
};

/** 退货原因 */
export const returnReasonLabels: Readonly<Record<ReturnReason, string>> = {
  "1": "商品破损",
  "2": "发错商品",
  "3": "近效期",
  "4": "质量问题",
  "5": "滞销退货",
  "9": "其他"
};

/** 退货状态 */
export const returnStatusLabels: Readonly<Record<ReturnStatus, string>> = {
  "1": "待审核",
  "2": "待寄回",
  "3": "待收货",
  "4": "退款中",
  "5": "已完成",
  "6": "已驳回",
  "7": "已取消"
};

/** 分组方式 */
export const spendingGroupLabels: Readonly<Record<SpendingGroup, string>> = {
  "month": "按月份",
  "store": "按门店",
  "category": "按分类",
  "maker": "按生产企业",
  "goods": "按商品"
};

/** 差异类型 */
export const statementDifferenceKindLabels: Readonly<Record<StatementDifferenceKind, string>> = {
  "1": "账期逾期",
  "2": "多开票",
  "3": "已发货未开票",
  "4": "退款处理中",
  "5": "已付款未发货",
  "6": "未付款"
};

/** 单据类型 */
export const statementDocumentLabels: Readonly<Record<StatementDocument, string>> = {
  "1": "订单",
  "2": "退货单",
  "3": "售后单",
  "4": "发票",
  "5": "还款单"
};

/** 对账科目 */
export const statementEntryKindLabels: Readonly<Record<StatementEntryKind, string>> = {
  "1": "订货",
  "2": "发货",
  "3": "退货退款",
  "4": "开票",
  "5": "付款",
  "6": "账期欠款"
};

/** 成员状态 */
export const teamMemberStatusLabels: Readonly<Record<TeamMemberStatus, string>> = {
  "1": "待接受",
  "2": "正常",
  "3": "已停用"
};

/** 权限 */
export const teamRightLabels: Readonly<Record<TeamRight, string>> = {
  "prices": "查看价格",
  "order": "下单",
  "approve": "审批",
  "pay": "付款",
  "credit": "账期支付",
  "certificates": "资质证照",
  "stores": "多店管理",
  "team": "成员管理"
};

/** 角色 */
export const teamRoleLabels: Readonly<Record<TeamRole, string>> = {
  "1": "采购员",
  "2": "审批人",
  "3": "财务",
  "4": "店长"
};
