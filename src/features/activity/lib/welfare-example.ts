import Big from "big.js";
import { floorMoney } from "#src/shared/lib/floor-money.ts";

/** A price at which rounding down to the 分 can be seen. */
export const EXAMPLE_PRICE = 18.65;

/** How a storewide price comes about, from the product in full to what is paid; amounts in 元. */
export function welfareExample(rate: number): { exact: string; paid: number } {
  const exact = new Big(EXAMPLE_PRICE).times(rate);
  return { exact: exact.toFixed(), paid: floorMoney(exact) };
}
