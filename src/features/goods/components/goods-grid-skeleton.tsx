import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useLoadingMark } from "#src/shared/ui/state/loading-page.tsx";
import styles from "./goods-grid-skeleton.module.css";
import { GoodsGrid } from "./goods-grid.tsx";

const CARDS = 10;

/** A skeleton of a grid of goods. */
export function GoodsGridSkeleton() {
  return (
    <div role="status" aria-label="正在加载商品" {...useLoadingMark()}>
      <GoodsGrid>
        {Array.from({ length: CARDS }, (_, index) => (
          <Skeleton className={styles.cardLoading} key={index} />
        ))}
      </GoodsGrid>
    </div>
  );
}
