import Big from "big.js";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { ShippingData } from "#generated/model/shippingData.ts";
import { floorMoney } from "#src/shared/lib/money.ts";
import { isCounted } from "./line-rules.ts";

/** What is missing to free shipping: threshold − selected total − earlier orders of the day; 0 when reached. */
export function shippingRemainder(shipping: ShippingData, selectedTotal: number): number {
  const remainder = new Big(shipping.shipping_amount)
    .minus(selectedTotal)
    .minus(shipping.no_trans_order_amount);
  return remainder.gt(0) ? floorMoney(remainder) : 0;
}

/** Whether the whole order ships free because of one line that reaches its single-item quantity. */
export function shipsFreeByOneLine(lines: readonly CartLine[]): boolean {
  return lines.some(
    (line) => line.goods.is_dpby === 1 && isCounted(line) && line.number >= line.goods.qg_number,
  );
}
