import type { PointsGoods } from "#generated/model/index.ts";

/** One exchange carries at most so many (exchangePoints of the contract). */
const MAX_NUMBER = 99;

type Gift = Pick<PointsGoods, "points" | "number" | "limit">;

/** `12,800` */
export function formatPoints(points: number): string {
  return points.toLocaleString("en-US");
}

/** What bounds how many of a gift can be had at once, as the stepper takes it. */
export function giftRules({ number, limit }: Gift) {
  const isLimited = limit > 0 && limit < number;
  return {
    max: Math.min(MAX_NUMBER, isLimited ? limit : number),
    maxReason: isLimited ? ("limit" as const) : ("stock" as const),
    unit: "件",
  };
}

/** How many points are missing for so many of a gift; 0 when they are enough or not known. */
export function missingPoints({ points }: Gift, number: number, own: number | undefined): number {
  return own === undefined ? 0 : Math.max(0, points * number - own);
}
