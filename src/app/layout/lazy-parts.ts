import { lazyPart } from "#src/shared/lib/lazy-part.ts";

/** Parts of the layout that the first paint does not need. */
export const BottomAd = lazyPart(async () => (await import("./bottom-ad/bottom-ad.tsx")).BottomAd);
export const Sidebar = lazyPart(async () => (await import("./sidebar/sidebar.tsx")).Sidebar);
