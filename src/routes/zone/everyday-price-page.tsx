import { useSearchParams } from "react-router-dom";
import type { Goods } from "#generated/model/index.ts";
import { EverydayPrice } from "#src/features/activity/components/everyday-price.tsx";
import { parseSpecialSort } from "#src/features/activity/lib/sort-specials.ts";
import { GoodsCard } from "#src/features/goods/components/goods-card.tsx";
import { GoodsGrid } from "#src/features/goods/components/goods-grid.tsx";
import { GoodsListSkeleton } from "#src/features/goods/components/goods-list-skeleton.tsx";
import { NearViewport } from "#src/shared/ui/near-viewport.tsx";
import { goodsStar } from "./goods-star.tsx";
import { priceNote } from "./price-note.tsx";

/** So many are drawn at a time; the next ones when the reader comes near them. */
const BATCH = 20;

export function EverydayPricePage() {
  const [search] = useSearchParams();
  const sort = parseSpecialSort(search.get("sort"));
  return (
    <EverydayPrice sort={sort} skeleton={<GoodsListSkeleton view="cards" />}>
      {(goods) => <Batches key={sort} goods={goods} />}
    </EverydayPrice>
  );
}

function Batches({ goods }: { goods: Goods[] }) {
  const rest = goods.slice(BATCH);
  return (
    <>
      <GoodsGrid label="特价商品">
        {goods.slice(0, BATCH).map((each) => (
          <GoodsCard key={each.id} goods={each} actions={goodsStar(each)} detailed>
            {priceNote(each)}
          </GoodsCard>
        ))}
      </GoodsGrid>
      {rest.length > 0 && (
        <NearViewport fallback={<GoodsListSkeleton view="cards" />}>
          <div style={{ height: "0.75rem" }} />
          <Batches goods={rest} />
        </NearViewport>
      )}
    </>
  );
}
