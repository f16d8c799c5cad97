import { clsx } from "clsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useLoadingMark } from "#src/shared/ui/state/loading-page.tsx";
import { GoodsTableHead } from "./goods-table.tsx";
import tableStyles from "./goods-table.module.css";
import styles from "./goods-table-skeleton.module.css";

const ROWS = 12;

type Props = { hasPictures: boolean; isCompact: boolean };

/** A skeleton of a table of goods; without pictures its rows are lower. */
export function GoodsTableSkeleton({ hasPictures, isCompact }: Props) {
  return (
    <div
      className={tableStyles.root}
      data-compact={isCompact || undefined}
      role="status"
      aria-label="正在加载商品"
      {...useLoadingMark()}
    >
      <table aria-hidden>
        <GoodsTableHead />
        <tbody>
          {Array.from({ length: ROWS }, (_, index) => (
            <tr key={index}>
              <td colSpan={8}>
                <Skeleton className={clsx(styles.rowLoading, hasPictures && styles.withPicture)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
