import type { CartHintType } from "#generated/model/cartHintType.ts";

/** The hints of the cart page by their numbers in the list of hints that a buyer has hidden. */
export const HINTS = { shipping: 1, tiers: 2, lost: 3 } as const satisfies Record<string, CartHintType>;
