import { Flag } from "#generated/enums.ts";
import type { CartLine, ShippingData } from "#generated/model/index.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { isSelected } from "./line-state.ts";

/**
 * Returns the amount missing for free shipping, in 元: threshold − selected total − the day's earlier orders; 0 when
 * reached.
 */
export function shippingRemainder(shipping: ShippingData, selectedTotal: Money): number {
  return Math.max(0, minusMoney(shipping.shipping_amount, selectedTotal, shipping.no_trans_order_amount));
}

/**
 * True if the order of the selected lines ships free whatever its total: one line reaches its single-item quantity,
 * or every line is free-shipping goods in sufficient quantity.
 */
export function shipsFree(lines: readonly CartLine[]): boolean {
  const counted = lines.filter(isSelected);
  if (counted.some(({ goods, number }) => goods.is_dpby === Flag.Yes && number >= goods.qg_number))
    return true;
  return (
    counted.length > 0 &&
    counted.every(
      ({ goods, number }) => goods.is_free_shipping === Flag.Yes && number >= goods.free_shipping_number,
    )
  );
}
