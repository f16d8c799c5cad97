import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { Fen } from "#mock/world/money.ts";

/** `threshold` and `fee` in 分. */
export type ShippingTerms = { readonly threshold: Fen; readonly fee: Fen };

export type Shipped = {
  readonly number: number;
  readonly goods: Pick<GoodsRecord, "is_dpby" | "qg_number" | "is_free_shipping" | "free_shipping_number">;
};

/** One line with single-item free shipping whose quantity reaches the minimum frees the whole order (section 4). */
const hasSingleFreeShipping = (lines: readonly Shipped[]): boolean =>
  lines.some(({ number, goods }) => goods.is_dpby === 1 && number >= goods.qg_number);

/** Free-shipping goods in their quantity need no freight; an order of nothing else has none to pay. */
const allShipFree = (lines: readonly Shipped[]): boolean =>
  lines.every(({ number, goods }) => goods.is_free_shipping === 1 && number >= goods.free_shipping_number);

/**
 * What is missing to the free-shipping threshold in 分, floored at 0 (specification section 5): threshold − selected
 * total − what earlier unshipped orders of the day count (`earlier`). 0 too when a line frees the order.
 */
export function shippingRemainder(
  lines: readonly Shipped[],
  total: Fen,
  earlier: Fen,
  terms: ShippingTerms,
): Fen {
  if (hasSingleFreeShipping(lines) || (lines.length > 0 && allShipFree(lines))) return 0;
  return Math.max(0, terms.threshold - total - earlier);
}

/** The freight of an order of these lines in 分: nothing from the threshold on, the fee below it. */
export const shippingFee = (lines: readonly Shipped[], total: Fen, earlier: Fen, terms: ShippingTerms): Fen =>
  shippingRemainder(lines, total, earlier, terms) === 0 ? 0 : terms.fee;
