import { Flag } from "#generated/enums.ts";
import type { DeductLine } from "#mock/domain/coupon/rules/deduction.ts";
import { isCouponEligible } from "#mock/domain/coupon/rules/eligible.ts";
import type { Fen } from "#mock/world/money.ts";
import type { PricedLine } from "./priced-line.ts";

/** Totals of the selected lines, in 分. */
export type CartSums = {
  readonly selected: number;
  readonly amount: Fen;
  readonly eligible: Fen;
  readonly ineligible: Fen;
};

/** Selected lines count when they are available (specification section 5). */
export const counts = ({ line, canSelect }: PricedLine): boolean =>
  line.is_selected === Flag.Yes && canSelect;

/** Returns what a line contributes to the total in 分: number × price − full reduction + gift total. */
export const lineTotal = ({ before, reduction, gift }: PricedLine): Fen => before - reduction + gift.total;

/** A line as coupons and order-level offers see it. */
export const deductLine = (line: PricedLine): DeductLine => ({
  total: lineTotal(line),
  reduction: line.reduction,
  isEligible: isCouponEligible(line.goods),
});

/** The cart total and its split by coupon eligibility (specification section 5). */
export function cartSums(lines: readonly PricedLine[]): CartSums {
  let selected = 0;
  let amount = 0;
  let eligible = 0;
  for (const priced of lines) {
    if (!counts(priced)) continue;
    const total = lineTotal(priced);
    selected += 1;
    amount += total;
    if (isCouponEligible(priced.goods)) eligible += total;
  }
  return { selected, amount, eligible, ineligible: amount - eligible };
}
