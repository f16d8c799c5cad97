import { useListHotGoods } from "#generated/hooks/goods/goods.ts";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { GoodsCard } from "./goods-card.tsx";
import { GoodsGrid } from "./goods-grid.tsx";
import { GoodsGridSkeleton } from "./goods-grid-skeleton.tsx";

const SHOWN = 10;

/** Bestsellers, for pages without goods of their own. */
export function HotGoods() {
  const { data, error, isPending, refetch } = useListHotGoods({ query: { meta: { errors: "inline" } } });
  if (isPending) return <GoodsGridSkeleton />;
  if (!data) return <RetryLine error={error} fills what="热销商品" onRetry={() => void refetch()} />;
  return (
    <GoodsGrid label="热销商品">
      {data.data.slice(0, SHOWN).map((goods) => (
        <GoodsCard key={goods.id} goods={goods} />
      ))}
    </GoodsGrid>
  );
}
