import { lazyPart } from "#src/shared/lib/lazy-part.ts";

/** What no page needs for its first paint. */
export const BottomAd = lazyPart(async () => (await import("./bottom-ad/bottom-ad.tsx")).BottomAd);
export const Sidebar = lazyPart(async () => (await import("./sidebar/sidebar.tsx")).Sidebar);
