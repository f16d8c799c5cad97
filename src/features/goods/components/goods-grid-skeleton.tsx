import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useLoadingMark } from "#src/shared/ui/state/loading-page.tsx";
import styles from "./goods-grid-skeleton.module.css";
import { GoodsGrid } from "./goods-grid.tsx";

const CARDS = 10;
const LIST_CARDS = 12;

/** A skeleton of a grid of goods. */
export function GoodsGridSkeleton({ isList = false }: { isList?: boolean }) {
  return (
    <div role="status" aria-label="正在加载商品" {...useLoadingMark()}>
      <GoodsGrid isList={isList}>
        {Array.from({ length: isList ? LIST_CARDS : CARDS }, (_, index) => (
          <Skeleton className={styles.cardLoading} key={index} />
        ))}
      </GoodsGrid>
    </div>
  );
}
