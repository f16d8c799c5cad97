import { Flag } from "#generated/enums.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { Fen } from "#mock/world/money.ts";

/** `threshold` and `fee` in 分. */
export type ShippingTerms = { readonly threshold: Fen; readonly fee: Fen };

export type Shipped = {
  readonly number: number;
  readonly goods: Pick<GoodsRecord, "is_dpby" | "qg_number" | "is_free_shipping" | "free_shipping_number">;
};

/** One line with single-item free shipping at its minimum quantity frees the whole order (section 4). */
const hasSingleFreeShipping = (lines: readonly Shipped[]): boolean =>
  lines.some(({ number, goods }) => goods.is_dpby === Flag.Yes && number >= goods.qg_number);

/** Free-shipping goods in sufficient quantity ship free; so does an order that consists only of them. */
const allShipFree = (lines: readonly Shipped[]): boolean =>
  lines.every(
    ({ number, goods }) => goods.is_free_shipping === Flag.Yes && number >= goods.free_shipping_number,
  );

/**
 * Returns the amount missing to the free-shipping threshold in 分, at least 0 (specification section 5): threshold −
 * selected total − `earlier`, the earlier unshipped orders of the day. Also 0 if a line makes the order ship free.
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

/** The shipping of an order of these lines in 分: the fee below the threshold, otherwise 0. */
export const shippingFee = (lines: readonly Shipped[], total: Fen, earlier: Fen, terms: ShippingTerms): Fen =>
  shippingRemainder(lines, total, earlier, terms) === 0 ? 0 : terms.fee;
