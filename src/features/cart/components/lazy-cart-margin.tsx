import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import type { MarginPart } from "./cart-margins.tsx";

/** The cart is to be shown and used before anything is loaded that it can do without. */
const LATER_MS = 1500;

const Margin = lazyPart(async () => {
  await new Promise((resolve) => setTimeout(resolve, LATER_MS));
  return (await import("./cart-margins.tsx")).CartMargin;
});

/** Margins come after the cart, into places that are kept for them. */
export const CartMargin = (part: MarginPart) => (
  <Suspense>
    <Margin {...part} />
  </Suspense>
);
