import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { GoodsGridSkeleton } from "./goods-grid-skeleton.tsx";

const HotGoods = lazyPart(async () => (await import("./hot-goods.tsx")).HotGoods);

/** Bestsellers at the end of a page; code and data are loaded when the reader comes near them. */
export function LazyHotGoods() {
  return (
    <NearViewport fallback={<GoodsGridSkeleton />}>
      <Suspense fallback={<GoodsGridSkeleton />}>
        <HotGoods />
      </Suspense>
    </NearViewport>
  );
}
