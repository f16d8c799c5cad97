import { Suspense } from "react";
import type { Goods } from "#generated/model/index.ts";
import { isPriceHidden } from "#src/entities/goods/price.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";

const PriceHistory = lazyPart(async () => (await import("./price-history.tsx")).PriceHistory);

/** The place on the page that the price links to. */
export const PRICE_HISTORY = "price-history";

/** The course of a price, loaded when the reader comes near it; nothing for those who see no prices. */
export function LazyPriceHistory({ goods }: { goods: Goods }) {
  if (isPriceHidden(goods)) return null;
  const skeleton = <Skeleton height="60" />;
  return (
    <div id={PRICE_HISTORY}>
      <NearViewport ahead={0} fallback={skeleton}>
        <Suspense fallback={skeleton}>
          <PriceHistory goods={goods} />
        </Suspense>
      </NearViewport>
    </div>
  );
}
