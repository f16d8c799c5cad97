import Big from "big.js";
import { floorMoney } from "#src/shared/lib/floor-money.ts";

/** The amount of a quantity in 元, rounded down (specification section 5). */
export function lineAmount(price: number | null, quantity: number): number | null {
  return price === null ? null : floorMoney(new Big(price).times(quantity));
}
