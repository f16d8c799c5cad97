import { AfterSaleStatus, ReturnStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";

export const RETURN_HINTS: Record<ReturnStatus, string> = {
  [ReturnStatus.AwaitingReview]: `申请已提交，一般 ${terms.returns.review_hours} 小时内审核，请留意进度。`,
  [ReturnStatus.AwaitingDispatch]: `审核已通过，请在 ${terms.returns.send_back_days} 天内寄回商品：预约上门取件，或自行寄出后填写运单号；逾期将自动取消。`,
  [ReturnStatus.AwaitingReceipt]: "商品寄回途中，仓库收货验收后为您退款。",
  [ReturnStatus.Refunding]: `仓库已验收，退款处理中，一般 ${terms.returns.refund_days} 天内到账。`,
  [ReturnStatus.Completed]: "退款已完成，可在余额明细中查看。",
  [ReturnStatus.Rejected]: "申请未通过，可在订单中重新申请或联系专属客服。",
  [ReturnStatus.Canceled]: "退货已取消，仍可在期限内重新申请。",
};

export const AFTER_SALE_HINTS: Record<AfterSaleStatus, string> = {
  [AfterSaleStatus.Waiting]: `申请已提交，一般 ${terms.complaints.review_hours} 小时内受理。`,
  [AfterSaleStatus.Processing]: "客服已受理，正在核实，请保持电话畅通。",
  [AfterSaleStatus.Completed]: "售后已处理完成，感谢您的耐心等待。",
  [AfterSaleStatus.Rejected]: "申请未通过，如有异议请联系专属客服。",
  [AfterSaleStatus.Canceled]: "售后已取消，如仍有问题可重新申请。",
};
