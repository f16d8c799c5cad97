import type { CreditBill, FastBuyItem } from "#generated/model/index.ts";
import { minusMoney, sumMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { parseShanghai, shanghaiDay } from "#src/shared/lib/shanghai-time.ts";

const DAY_MS = 86_400_000;

const WEEK_DAYS = 7;

/** Whole days from a moment, `2026-11-21 14:08:00`, until `now` in ms. */
export const daysSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - parseShanghai(moment)) / DAY_MS));

/** Returns the goods bought before that are due for reorder by the buyer's rhythm, in the given order. */
export function dueGoods<T extends Pick<FastBuyItem, "due_on">>(bought: readonly T[], now: number): T[] {
  const today = shanghaiDay(now);
  return bought.filter(({ due_on: day }) => day !== null && day <= today);
}

/**
 * Returns the amount to be paid within seven days, overdue amounts included, in 元, and the number of bills; `bills`
 * are those not due yet.
 */
export function owedThisWeek(
  overdue: Money,
  bills: readonly Pick<CreditBill, "amount" | "repaid" | "due_at">[],
  now: number,
): { amount: Money; count: number } {
  const until = shanghaiDay(now + WEEK_DAYS * DAY_MS);
  const soon = bills.filter(({ due_at: at }) => at <= until);
  return {
    amount: sumMoney([overdue, ...soon.map(({ amount, repaid }) => minusMoney(amount, repaid))]),
    count: soon.length,
  };
}
