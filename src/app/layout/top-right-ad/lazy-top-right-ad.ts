import { lazyPart } from "#src/shared/lib/lazy-part.ts";

export const TopRightAd = lazyPart(async () => (await import("./top-right-ad.tsx")).TopRightAd);
