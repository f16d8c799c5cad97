import type { CartHintType } from "#generated/model/cartHintType.ts";

/** The hints of the cart page by their number in the buyer's list of hidden hints. */
export const HINTS = { shipping: 1, tiers: 2, lost: 3 } as const satisfies Record<string, CartHintType>;
