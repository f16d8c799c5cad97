import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { GoodsCard } from "#src/features/goods/components/goods-card.tsx";
import { GoodsGrid } from "#src/features/goods/components/goods-grid.tsx";
import { GoodsGridSkeleton } from "#src/features/goods/components/goods-grid-skeleton.tsx";
import { Activities } from "#src/features/home/components/activities.tsx";
import { FloorSkeleton } from "#src/features/home/components/floor.tsx";
import { Floors } from "#src/features/home/components/floors.tsx";
import { HotGoods } from "#src/features/home/components/hot-goods.tsx";
import { NewsPanel } from "#src/features/home/components/news-panel.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import styles from "./home-middle.module.css";

const card = (goods: Goods) => (
  <GoodsCard key={goods.id} goods={goods} actions={<StarButton goods={goods} />} />
);

/** The middle of the home page, below what is seen first: activities beside the news, bestsellers and floors. */
export function HomeMiddle() {
  return (
    <>
      <div className={styles.news}>
        <Activities />
        <NewsPanel />
      </div>
      <NearViewport fallback={<GoodsGridSkeleton />}>
        <HotGoods skeleton={<GoodsGridSkeleton />}>
          {(goods) => <GoodsGrid label="热销商品">{goods.map(card)}</GoodsGrid>}
        </HotGoods>
      </NearViewport>
      <NearViewport fallback={<FloorSkeleton />}>
        <Floors>{card}</Floors>
      </NearViewport>
    </>
  );
}
