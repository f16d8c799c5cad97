import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { floorMoney, minusMoney, sumMoney, timesMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { isSelected } from "./line-state.ts";

export type CartTotals = {
  /** Counted lines, and the units on them. */
  kinds: number;
  pieces: number;
  /** The selected total in 元, and its parts with and without coupon eligibility. */
  amount: Money;
  eligible: Money;
  ineligible: Money;
};

/**
 * Returns a line's contribution to the cart total, in 元: number × price − full reduction + gifts (specification
 * section 5).
 */
export const lineAmount = ({ number, price, goods_manjian_amount, gift_data }: CartLine): Money =>
  sumMoney([timesMoney(price, number), -goods_manjian_amount, gift_data.total]);

/** Totals of the selected lines that count (specification section 5). */
export function cartTotals(lines: readonly CartLine[]): CartTotals {
  const counted = lines.filter(isSelected);
  const amount = sumMoney(counted.map(lineAmount));
  const eligible = sumMoney(counted.filter(({ with_coupon }) => with_coupon === Flag.Yes).map(lineAmount));
  return {
    kinds: counted.length,
    pieces: counted.reduce((sum, { number }) => sum + number, 0),
    amount: floorMoney(amount),
    eligible: floorMoney(eligible),
    ineligible: minusMoney(amount, eligible),
  };
}
