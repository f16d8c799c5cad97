import { CartHintType } from "#generated/enums.ts";

/** The hints of the cart page by their number in the buyer's list of hidden hints. */
export const HINTS = {
  shipping: CartHintType.Shipping,
  tiers: CartHintType.Reduction,
  unavailable: CartHintType.Invalid,
} as const satisfies Record<string, CartHintType>;
