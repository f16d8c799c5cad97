import { chakra, Skeleton } from "@chakra-ui/react";
import { GoodsGrid } from "./goods-grid.tsx";
import { GoodsTableHead } from "./goods-table.tsx";
import { tableStyles } from "./goods-table.styles.ts";
import type { GoodsView } from "../lib/view.ts";

const CARDS = 10;
const ROWS = 12;

/** The shape of the list while its first answer is on the way. */
export function GoodsListSkeleton({ view }: { view: GoodsView }) {
  return (
    <div role="status" aria-label="正在加载商品">
      {view === "cards" ? <CardShapes /> : <RowShapes height={view === "table" ? "20" : "14"} />}
    </div>
  );
}

function CardShapes() {
  return (
    <GoodsGrid>
      {Array.from({ length: CARDS }, (_, index) => (
        <Skeleton key={index} height="96" borderRadius="md" />
      ))}
    </GoodsGrid>
  );
}

function RowShapes({ height }: { height: string }) {
  return (
    <chakra.div css={tableStyles}>
      <table aria-hidden>
        <GoodsTableHead />
        <tbody>
          {Array.from({ length: ROWS }, (_, index) => (
            <tr key={index}>
              <td colSpan={8}>
                <Skeleton height={height} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}
