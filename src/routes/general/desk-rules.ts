import type { CreditBill, FastBuyItem } from "#generated/model/index.ts";
import { minusMoney, sumMoney } from "#src/shared/lib/money-math.ts";
import { parseShanghai, shanghaiDay } from "#src/shared/lib/shanghai-time.ts";

const DAY_MS = 86_400_000;

/** Whoever bought something this often buys it regularly. */
const REGULAR_TIMES = 2;

/** Stock of two weeks is usual: what was bought since is not due yet. */
const PACE_DAYS = 14;

const WEEK_DAYS = 7;

/** Whole days from a moment, `2026-11-21 14:08:00`, until `now` in ms. */
export const daysSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - parseShanghai(moment)) / DAY_MS));

type Bought = Pick<FastBuyItem, "times" | "last_bought_at">;

/** Of the goods bought before, those that are bought regularly and not lately; what was bought longest ago first. */
export function dueGoods<T extends Bought>(bought: readonly T[], now: number): T[] {
  return bought
    .filter((each) => each.times >= REGULAR_TIMES && daysSince(each.last_bought_at, now) >= PACE_DAYS)
    .toSorted((a, b) => parseShanghai(a.last_bought_at) - parseShanghai(b.last_bought_at));
}

/** What has to be paid within seven days, what is overdue included, in 元; `bills` are those not due yet. */
export function owedThisWeek(
  overdue: number,
  bills: readonly Pick<CreditBill, "amount" | "repaid" | "due_at">[],
  now: number,
): { amount: number; count: number } {
  const until = shanghaiDay(now + WEEK_DAYS * DAY_MS);
  const soon = bills.filter(({ due_at: at }) => at <= until);
  return {
    amount: sumMoney([overdue, ...soon.map(({ amount, repaid }) => minusMoney(amount, repaid))]),
    count: soon.length,
  };
}
