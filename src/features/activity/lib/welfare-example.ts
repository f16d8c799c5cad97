import Big from "big.js";
import { floorMoney } from "#src/shared/lib/floor-money.ts";

/** A price at which the rounding down to whole 分 is visible. */
export const EXAMPLE_PRICE = 18.65;

/** The storewide price before and after rounding, in 元. */
export function welfareExample(rate: number): { exact: string; paid: number } {
  const exact = new Big(EXAMPLE_PRICE).times(rate);
  return { exact: exact.toFixed(), paid: floorMoney(exact) };
}
