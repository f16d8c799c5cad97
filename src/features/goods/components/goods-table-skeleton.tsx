import { chakra, Skeleton } from "@chakra-ui/react";
import { PAGE_LOADING } from "#src/shared/ui/state/loading-page.tsx";
import { GoodsTableHead } from "./goods-table.tsx";
import { tableStyles } from "./goods-table.styles.ts";

const ROWS = 12;

/** A skeleton of a table of goods; without pictures its rows are lower. */
export function GoodsTableSkeleton({ hasPictures }: { hasPictures: boolean }) {
  return (
    <chakra.div css={tableStyles} role="status" aria-label="正在加载商品" {...{ [PAGE_LOADING]: true }}>
      <table aria-hidden>
        <GoodsTableHead />
        <tbody>
          {Array.from({ length: ROWS }, (_, index) => (
            <tr key={index}>
              <td colSpan={8}>
                <Skeleton height={hasPictures ? "20" : "14"} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
