import { lazyPart } from "#src/shared/lib/lazy-part.ts";

/** Margins come after the cart, which loads no more than it needs. */
export const CartMargin = lazyPart(async () => (await import("./cart-margins.tsx")).CartMargin);
