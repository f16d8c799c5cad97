import type { PointsGoods } from "#generated/model/index.ts";
import { exchangePointsBodyNumberMax } from "#generated/zod/points/points.zod.ts";

/** The maximum number per exchange (the contract's exchangePoints). */

type Gift = Pick<PointsGoods, "points" | "number" | "limit">;

/** The limits on the number of a gift, in the form the stepper takes. */
export function giftRules({ number, limit }: Gift) {
  const isLimited = limit > 0 && limit < number;
  return {
    max: Math.min(exchangePointsBodyNumberMax, isLimited ? limit : number),
    maxReason: isLimited ? ("limit" as const) : ("stock" as const),
    unit: "件",
  };
}

/** Returns the points missing for a number of gifts; 0 if there are enough or the points are unknown. */
export function missingPoints({ points }: Gift, number: number, owned: number | undefined): number {
  return owned === undefined ? 0 : Math.max(0, points * number - owned);
}
