import { TopUpGoal } from "#generated/enums.ts";

/** The offer for which a buyer adds goods to the cart; `name` is that of a tier. */
export type TopUpTarget = { goal: TopUpGoal; tierId?: number; name?: string };

export const TOP_UP = {
  reduction: TopUpGoal.Reduction,
  discount: TopUpGoal.Discount,
  shipping: TopUpGoal.FreeShipping,
} as const;

/** Names the offer for which a buyer adds goods to the cart. */
export const cartTopUpGoalText = ({ name }: TopUpTarget): string => name ?? "免运费";
