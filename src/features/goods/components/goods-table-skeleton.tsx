import { clsx } from "clsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { PAGE_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { GoodsTableHead } from "./goods-table.tsx";
import styles from "./goods-table-skeleton.module.css";

const ROWS = 12;

/** A skeleton of a table of goods; without pictures its rows are lower. */
export function GoodsTableSkeleton({ hasPictures }: { hasPictures: boolean }) {
  return (
    <div className={styles.table} role="status" aria-label="正在加载商品" {...{ [PAGE_LOADING]: true }}>
      <table aria-hidden>
        <GoodsTableHead />
        <tbody>
          {Array.from({ length: ROWS }, (_, index) => (
            <tr key={index}>
              <td colSpan={8}>
                <Skeleton className={clsx(styles.skeleton, hasPictures && styles.skeletonPictures)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
