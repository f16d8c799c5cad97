import { EverydayPrice } from "#src/features/activity/components/everyday-price.tsx";
import { GoodsGridSkeleton } from "#src/features/goods/card/goods-grid-skeleton.tsx";
import { GoodsBatches } from "./goods-batches.tsx";

export function EverydayPricePage() {
  return (
    <EverydayPrice skeleton={<GoodsGridSkeleton />}>
      {(goods, sort) => <GoodsBatches key={sort} goods={goods} label="特价商品" />}
    </EverydayPrice>
  );
}
