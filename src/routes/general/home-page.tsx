import { Suspense } from "react";
import { company } from "#generated/company.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { GoodsCard } from "#src/features/goods/card/goods-card.tsx";
import { GoodsGridSkeleton } from "#src/features/goods/card/goods-grid-skeleton.tsx";
import { GoodsGrid } from "#src/features/goods/card/goods-grid.tsx";
import { Activities } from "#src/features/home/components/activities.tsx";
import { CategoryMenu } from "#src/features/home/components/category-menu.tsx";
import { CategoryTiles } from "#src/features/home/components/category-tiles.tsx";
import { FloorSkeleton } from "#src/features/home/components/floor.tsx";
import { Floors } from "#src/features/home/components/floors.tsx";
import { FocusBanner } from "#src/features/home/components/focus-banner.tsx";
import { HotGoods } from "#src/features/home/components/hot-goods.tsx";
import { NewsPanel } from "#src/features/home/components/news-panel.tsx";
import { Promises } from "#src/features/home/components/promises.tsx";
import { NewProductAds, RightAds } from "#src/features/home/components/small-ads.tsx";
import { SpikeProgress } from "#src/features/home/components/spike-progress.tsx";
import { Spike } from "#src/features/home/components/spike.tsx";
import { AccountCard } from "#src/features/user/components/account-card.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { BlockPart, Blocks } from "#src/shared/ui/state/boundary.tsx";
import { LoadingMark } from "#src/shared/ui/state/loading-page.tsx";
import { NearViewport } from "#src/shared/ui/state/near-viewport.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./home-page.module.css";

type Viewer = "visitor" | "buyer";

const BuyersDesk = lazyPart(async () => (await import("./buyers-desk.tsx")).BuyersDesk);

const HomeEnd = lazyPart(async () => (await import("./home-end.tsx")).HomeEnd);

const card = (goods: Goods) => (
  <GoodsCard key={goods.id} goods={goods} actions={<StarButton goods={goods} />} />
);

const endSkeleton = <Skeleton className={styles.endLoading} />;

/** The shop for visitors; a buyer begins at the desk. Until it is known who looks, there is only the top. */
export function HomePage() {
  const user = useCurrentUser();
  // Only reads the state of the query: where it is not known who looks, everybody sees the shop.
  const { isError } = useGetCurrentUser({ query: { enabled: false } });
  const viewer = user === undefined && !isError ? undefined : user ? "buyer" : "visitor";
  return (
    <div className={styles.root}>
      <VisuallyHidden as="h1">{company.site_title}</VisuallyHidden>
      <HomeTop viewer={viewer} />
      {viewer ? <Offers viewer={viewer} /> : <LoadingMark />}
    </div>
  );
}

/** The shop's offers, from the day's flash sale to the brands. */
function Offers({ viewer }: { viewer: Viewer }) {
  return (
    <Blocks>
      {viewer === "buyer" ? <BuyersOffers /> : <Promises />}
      <Spike>
        {(item, phase) => (
          <GoodsCard goods={item.goods} actions={<StarButton goods={item.goods} />}>
            <SpikeProgress item={item} phase={phase} />
          </GoodsCard>
        )}
      </Spike>
      <HomeNews />
      <NearViewport fallback={<GoodsGridSkeleton />}>
        <HotGoods skeleton={<GoodsGridSkeleton />}>
          {(goods) => <GoodsGrid label="热销商品">{goods.map(card)}</GoodsGrid>}
        </HotGoods>
      </NearViewport>
      <NearViewport fallback={<FloorSkeleton />}>
        <Floors>{card}</Floors>
      </NearViewport>
      <NearViewport fallback={endSkeleton}>
        <Suspense fallback={endSkeleton}>
          <HomeEnd />
        </Suspense>
      </NearViewport>
    </Blocks>
  );
}

/** The banners, below the desk. */
function BuyersOffers() {
  return (
    <div className={styles.buyersOffers}>
      <Blocks>
        <FocusBanner />
        <NewProductAds />
      </Blocks>
    </div>
  );
}

/** Current activities beside the news. */
function HomeNews() {
  return (
    <div className={styles.homeNews}>
      <Blocks>
        <Activities />
        <NewsPanel />
      </Blocks>
    </div>
  );
}

/** The top of the home page: categories; the buyer's desk, or banners; and the user. */
function HomeTop({ viewer }: { viewer: Viewer | undefined }) {
  return (
    <div className={styles.homeTop}>
      <div className={styles.categories}>
        <BlockPart>
          <CategoryMenu isRoomy />
        </BlockPart>
      </div>
      <div className={styles.middle}>
        <Blocks>
          {viewer === "buyer" ? (
            <Suspense fallback={<Skeleton className={styles.middleLoading} />}>
              <BuyersDesk />
            </Suspense>
          ) : viewer === "visitor" ? (
            <FocusBanner />
          ) : (
            <Skeleton className={styles.middleLoading} />
          )}
          <div className={styles.categoryTiles}>
            <CategoryTiles />
          </div>
          {viewer === "visitor" && <NewProductAds />}
        </Blocks>
      </div>
      <div className={styles.side}>
        <Blocks>
          <AccountCard />
          <RightAds />
        </Blocks>
      </div>
    </div>
  );
}
