import type { CreateOrderBody, PreviewOrderBody } from "#generated/model/index.ts";
import type { Money } from "#src/shared/lib/money.ts";
import type { OrderDraft } from "./order-draft.ts";

/** A draft with defaults resolved: the address (undefined without one) and the coupon (0 for none). */
export type OrderChoices = OrderDraft & { addressId: number | undefined; couponId: number };

/** The requested deductions; unused fields are omitted. */
const deductions = ({ couponId, voucherIds, points, deliveryType }: OrderChoices) => ({
  delivery_type: deliveryType,
  ...(couponId > 0 && { coupon_id: couponId }),
  ...(voucherIds.length > 0 && { voucher_ids: [...voucherIds] }),
  ...(points > 0 && { points }),
});

/** The request for the price of an order. */
export function toPreviewBody(checkoutNo: string, choices: OrderChoices): PreviewOrderBody {
  return {
    checkout_no: checkoutNo,
    ...(choices.addressId !== undefined && { address_id: choices.addressId }),
    ...deductions(choices),
  };
}

/** The request that places the order for the amount that the buyer was shown. */
export function toOrderBody(
  checkoutNo: string,
  choices: OrderChoices & { addressId: number; amount: Money },
): CreateOrderBody {
  const { addressId, amount, invoiceKind, titleId, remark } = choices;
  return {
    checkout_no: checkoutNo,
    address_id: addressId,
    invoice_kind: invoiceKind,
    remark: remark.trim(),
    amount,
    ...deductions(choices),
    ...(titleId !== undefined && { invoice_title_id: titleId }),
  };
}
