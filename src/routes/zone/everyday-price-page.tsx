import { useSearchParams } from "react-router-dom";
import { EverydayPrice } from "#src/features/activity/components/everyday-price.tsx";
import { parseSpecialSort } from "#src/features/activity/lib/sort-specials.ts";
import { GoodsGridSkeleton } from "#src/features/goods/card/goods-grid-skeleton.tsx";
import { GoodsBatches } from "./goods-batches.tsx";

export function EverydayPricePage() {
  const [search] = useSearchParams();
  const sort = parseSpecialSort(search.get("sort"));
  return (
    <EverydayPrice sort={sort} skeleton={<GoodsGridSkeleton />}>
      {(goods) => <GoodsBatches key={sort} goods={goods} label="特价商品" />}
    </EverydayPrice>
  );
}
