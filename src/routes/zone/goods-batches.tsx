import type { Goods } from "#generated/model/index.ts";
import { GoodsCard } from "#src/features/goods/components/goods-card.tsx";
import { GoodsGrid } from "#src/features/goods/components/goods-grid.tsx";
import { GoodsGridSkeleton } from "#src/features/goods/components/goods-grid-skeleton.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { goodsStar } from "./goods-star.tsx";
import { priceNote } from "./price-note.tsx";

/** So many are drawn at a time; the next ones when the reader comes near them. */
const BATCH = 20;

/** Goods that came in one answer, as cards. */
export function GoodsBatches({ goods, label }: { goods: Goods[]; label: string }) {
  const rest = goods.slice(BATCH);
  return (
    <>
      <GoodsGrid label={label}>
        {goods.slice(0, BATCH).map((each) => (
          <GoodsCard key={each.id} goods={each} actions={goodsStar(each)} detailed>
            {priceNote(each)}
          </GoodsCard>
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
