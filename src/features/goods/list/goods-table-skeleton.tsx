import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { GoodsTableHead } from "./goods-table.tsx";
import styles from "./goods-table.module.css";

const ROWS = 12;

type Props = { images: boolean };

/** A skeleton of a table of goods; without pictures its rows are lower. */
export function GoodsTableSkeleton({ images }: Props) {
  return (
    <div className={styles.root} data-compact={!images || undefined}>
      <table aria-hidden>
        <GoodsTableHead />
        <tbody>
          {Array.from({ length: ROWS }, (_, index) => (
            <tr key={index}>
              <td colSpan={8}>
                <Skeleton height={images ? "14" : "8"} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
