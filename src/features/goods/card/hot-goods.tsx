import { useListHotGoods } from "#generated/hooks/goods/goods.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { GoodsCard } from "./goods-card.tsx";
import { GoodsGridSkeleton } from "./goods-grid-skeleton.tsx";
import { GoodsGrid } from "./goods-grid.tsx";

const SHOWN = 10;

/** Bestsellers, for pages without goods of their own. */
export function HotGoods() {
  const query = useListHotGoods({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Loaded query={query} what="热销商品" as="tile" skeleton={<GoodsGridSkeleton />}>
      {(list) => (
        <GoodsGrid label="热销商品">
          {list.slice(0, SHOWN).map((goods) => (
            <GoodsCard key={goods.id} goods={goods} />
          ))}
        </GoodsGrid>
      )}
    </Loaded>
  );
}
