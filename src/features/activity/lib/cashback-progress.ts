import Big from "big.js";
import type { Cashback } from "#generated/model/index.ts";
import { floorMoney } from "#src/shared/lib/floor-money.ts";

type Tier = Cashback["tiers"][number];

export type CashbackProgress = {
  /** How full the bar is, 0 to 100; each tier takes an equal section of it. */
  percent: number;
  /** The next tier and what is missing to it, in 元; undefined when all are reached. */
  next: { amount: number; cashback: number; missing: number } | undefined;
};

/** The tiers by ascending amount. */
export function sortTiers(tiers: readonly Tier[]): Tier[] {
  return tiers.toSorted((a, b) => a.amount - b.amount);
}

/** The progress of an amount in 元 through ascending tiers. */
export function cashbackProgress(tiers: readonly Tier[], amount: number): CashbackProgress {
  const reached = tiers.filter((tier) => tier.amount <= amount).length;
  const next = tiers[reached];
  if (!next) return { percent: tiers.length > 0 ? 100 : 0, next: undefined };
  const from = tiers[reached - 1]?.amount ?? 0;
  const share = (amount - from) / (next.amount - from);
  return {
    percent: Math.floor(((reached + share) / tiers.length) * 100),
    next: {
      amount: next.amount,
      cashback: next.cashback,
      missing: floorMoney(new Big(next.amount).minus(amount)),
    },
  };
}
