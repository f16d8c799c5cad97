import type { TierStatus } from "#generated/model/index.ts";
import { type Fen, percentOf, toYuan } from "#mock/world/money.ts";
import type { DiscountTier, FullReductionTier } from "../records.ts";

/** The name of a full-reduction tier, as in 满 1000 减 20. */
export const reductionName = ({ amount, reduce }: FullReductionTier): string =>
  `满 ${toYuan(amount)} 减 ${toYuan(reduce)}`;

/** The name of a discount tier, as in 满 5000 享 98 折. */
export const discountName = ({ amount, percent }: DiscountTier): string =>
  `满 ${toYuan(amount)} 享 ${percent} 折`;

type Tier = { readonly amount: Fen };

export type TierState<T> = { readonly tier: T; readonly status: TierStatus };

/** A tier is reached when the total of the selected coupon-eligible lines is at least its amount (section 4). */
const reached = (tier: Tier, eligible: Fen): boolean => eligible >= tier.amount;

/**
 * Tiers with their status, reached ones first (specification section 4): the applied one on top; then the others,
 * nearest first.
 */
export function tierStates<T extends Tier>(tiers: readonly T[], eligible: Fen): Array<TierState<T>> {
  const ascending = tiers.toSorted((a, b) => a.amount - b.amount);
  const done = ascending.filter((tier) => reached(tier, eligible)).toReversed();
  const open = ascending.filter((tier) => !reached(tier, eligible));
  return [
    ...done.map((tier) => ({ tier, status: 1 as const })),
    ...open.map((tier) => ({ tier, status: 0 as const })),
  ];
}

/** The highest reached tier, the only one that applies at checkout. */
export const appliedTier = <T extends Tier>(tiers: readonly T[], eligible: Fen): T | undefined =>
  tiers.filter((tier) => reached(tier, eligible)).toSorted((a, b) => b.amount - a.amount)[0];

/** The discount on `base` 分, rounded down to the 分: 98 means 2 per cent off. */
export const discountOf = (tier: DiscountTier | undefined, base: Fen): Fen =>
  tier ? percentOf(base, 100 - tier.percent) : 0;
