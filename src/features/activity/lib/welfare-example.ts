import { floorMoney, timesMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";

/** A price at which the rounding down to whole 分 is visible. */
export const EXAMPLE_PRICE = 18.65;

/** The storewide price before and after rounding, in 元. */
export function welfareExample(rate: number): { exact: string; paid: Money } {
  const exact = timesMoney(EXAMPLE_PRICE, rate);
  return { exact: String(exact), paid: floorMoney(exact) };
}
