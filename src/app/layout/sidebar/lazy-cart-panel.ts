import { lazyPart } from "#src/shared/lib/lazy-part.ts";

export const CartPanel = lazyPart(async () => (await import("./cart-panel.tsx")).CartPanel);
