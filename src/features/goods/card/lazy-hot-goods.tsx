import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { GoodsGridSkeleton } from "./goods-grid-skeleton.tsx";

const HotGoods = lazyPart(async () => (await import("./hot-goods.tsx")).HotGoods);

/** Less than elsewhere: they are below what the page is about, and no reason to wait for it. */
const AHEAD_PX = 400;

/** Bestsellers at the end of a page; code and data are loaded when the reader comes near them. */
export function LazyHotGoods() {
  return (
    <NearViewport ahead={AHEAD_PX} fallback={<GoodsGridSkeleton />}>
      <Suspense fallback={<GoodsGridSkeleton />}>
        <HotGoods />
      </Suspense>
    </NearViewport>
  );
}
