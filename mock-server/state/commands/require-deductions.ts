import { invalid } from "../refusal.ts";

/** What an order asks to have taken off its amount, and on which title it is to be invoiced. */
export type Deductions = {
  readonly coupon_id?: number;
  readonly voucher_ids?: readonly number[];
  readonly points?: number;
  readonly invoice_title_id?: number;
};

/** 422 for each thing that the buyer does not have: nobody holds coupons, vouchers or invoice titles, or may spend points. */
export function requireDeductions(asked: Deductions): void {
  const errors = {
    ...(asked.coupon_id !== undefined && { coupon_id: ["优惠券不存在，请重新选择优惠券"] }),
    ...((asked.voucher_ids ?? []).length > 0 && { voucher_ids: ["现金券不存在，请重新选择现金券"] }),
    ...((asked.points ?? 0) > 0 && { points: ["您的积分暂不能抵扣"] }),
    ...(asked.invoice_title_id !== undefined && {
      invoice_title_id: ["发票抬头不存在，请重新选择发票抬头"],
    }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
