import { useLoadingMark } from "#src/shared/ui/state/loading-page.tsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { GoodsGrid } from "./goods-grid.tsx";
import styles from "./goods-grid-skeleton.module.css";

const CARDS = 10;
const LIST_CARDS = 12;

/** A skeleton of a grid of goods, whose length is unknown, so the footer waits. */
export function GoodsGridSkeleton({ isList = false }: { isList?: boolean }) {
  return (
    <div {...useLoadingMark()}>
      <GoodsGrid isList={isList}>
        <Skeletons count={isList ? LIST_CARDS : CARDS} className={styles.cardLoading} height="96" />
      </GoodsGrid>
    </div>
  );
}
