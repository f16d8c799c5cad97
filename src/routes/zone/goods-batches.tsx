import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { DetailedCard } from "#src/features/goods/card/detailed-card.tsx";
import { GoodsGridSkeleton } from "#src/features/goods/card/goods-grid-skeleton.tsx";
import { GoodsGrid } from "#src/features/goods/card/goods-grid.tsx";
import { RegularPrice } from "#src/features/goods/card/regular-price.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";

/** Rendered per batch; the next batch follows when the reader comes near it. */
const BATCH = 20;

/** Goods of a single response, rendered as cards in batches. */
export function GoodsBatches({ goods, label }: { goods: Goods[]; label: string }) {
  const rest = goods.slice(BATCH);
  return (
    <>
      <GoodsGrid label={label}>
        {goods.slice(0, BATCH).map((each) => (
          <DetailedCard key={each.id} goods={each} actions={<StarButton goods={each} />}>
            <RegularPrice goods={each} />
          </DetailedCard>
        ))}
      </GoodsGrid>
      {rest.length > 0 && (
        <NearViewport fallback={<GoodsGridSkeleton />}>
          <div style={{ height: "0.75rem" }} />
          <GoodsBatches goods={rest} label={label} />
        </NearViewport>
      )}
    </>
  );
}
