import { TopUpGoal } from "#generated/enums.ts";

/** What a buyer tops the cart up for; `name` is that of a tier. */
export type TopUpTarget = { goal: TopUpGoal; tierId?: number; name?: string };

export const TOP_UP = {
  reduction: TopUpGoal.Reduction,
  discount: TopUpGoal.Discount,
  shipping: TopUpGoal.FreeShipping,
} as const;

/** What a buyer tops the cart up for, in words. */
export const cartTopUpGoalText = ({ name }: TopUpTarget): string => name ?? "免运费";
