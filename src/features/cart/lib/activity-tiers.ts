import type { ActivityData, ActivityTier } from "#generated/model/index.ts";
import { compareMoney, minusMoney, sumMoney } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";

export type RankedTier = {
  tier: ActivityTier;
  name: string;
  reached: boolean;
  /** The missing amount of coupon-eligible goods, in 元; 0 when the tier is reached. */
  shortfall: number;
};

/**
 * Tiers by the total of selected coupon-eligible lines (specification section 4): reached tiers first, highest on
 * top, then the others, nearest first.
 */
export function rankTiers(tiers: Readonly<Record<string, ActivityTier>>, eligible: Money): RankedTier[] {
  return Object.values(tiers)
    .map((tier) => ({
      tier,
      name: tier.name ?? `满 ${formatMoney(tier.amount)}`,
      reached: eligible >= tier.amount,
      shortfall: eligible >= tier.amount ? 0 : minusMoney(tier.amount, eligible),
    }))
    .toSorted((a, b) => {
      if (a.reached !== b.reached) return a.reached ? -1 : 1;
      const byAmount = compareMoney(a.tier.amount, b.tier.amount);
      return a.reached ? -byAmount : byAmount;
    });
}

/** The amount that the reached tiers take off at checkout, in 元: the highest of each kind applies. */
export const reductionAtCheckout = ({ manjians, discounts }: ActivityData, eligible: Money): Money =>
  sumMoney(
    [manjians.manjians, discounts.discounts].map((tiers) => {
      const [first] = rankTiers(tiers, eligible);
      return first?.reached ? (first.tier.reduce ?? 0) : 0;
    }),
  );
