import type { Cashback } from "#generated/model/index.ts";
import { compareMoney, minusMoney, shareOfMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";

type Tier = Cashback["tiers"][number];

export type CashbackProgress = {
  /** The fill of the bar, 0 to 100; each tier takes an equal section of it. */
  percent: number;
  /** The next tier and what is missing to it, in 元; undefined when all are reached. */
  next: { amount: number; cashback: number; missing: number } | undefined;
};

/** The tiers by ascending amount. */
export function sortTiers(tiers: readonly Tier[]): Tier[] {
  return tiers.toSorted((a, b) => compareMoney(a.amount, b.amount));
}

/** The progress of an amount in 元 through ascending tiers. */
export function cashbackProgress(tiers: readonly Tier[], amount: Money): CashbackProgress {
  const reached = tiers.filter((tier) => tier.amount <= amount).length;
  const next = tiers[reached];
  if (!next) return { percent: tiers.length > 0 ? 100 : 0, next: undefined };
  const from = tiers[reached - 1]?.amount ?? 0;
  const share = shareOfMoney(minusMoney(amount, from), minusMoney(next.amount, from));
  return {
    percent: Math.floor(((reached + share) / tiers.length) * 100),
    next: {
      amount: next.amount,
      cashback: next.cashback,
      missing: minusMoney(next.amount, amount),
    },
  };
}
