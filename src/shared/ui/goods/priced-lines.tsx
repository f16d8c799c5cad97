import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";
import { type PricedLine, PricedLineRow } from "./priced-line-row.tsx";
import styles from "./priced-lines.module.css";

type Props = { lines: readonly PricedLine[]; label: string };

/** From this many lines on the table scrolls on its own and renders only visible rows. */
const LONG = 60;

const LongPricedLines = lazyPart(async () => (await import("./long-priced-lines.tsx")).LongPricedLines);

/** A read-only table of ordered goods with their prices. */
export function PricedLines({ lines, label }: Props) {
  const isShared = lines.some(({ shared }) => shared !== undefined);
  return (
    <div className={styles.root} role="table" aria-label={label} aria-rowcount={lines.length + 1}>
      <div role="rowgroup">
        <Box role="row" aria-rowindex={1} className={styles.columns} unseenBelow="md">
          <span role="columnheader">商品信息</span>
          {["单价", "数量", "优惠", isShared ? "实付" : "小计"].map((name) => (
            <span key={name} role="columnheader" data-align="end">
              {name}
            </span>
          ))}
        </Box>
      </div>
      {lines.length >= LONG ? (
        <Suspense fallback={<div className={styles.scroll} />}>
          <LongPricedLines lines={lines} label={label} />
        </Suspense>
      ) : (
        <div role="rowgroup">
          {lines.map((line, index) => (
            <RowPart key={line.id} isRow>
              <PricedLineRow line={line} rowIndex={index + 2} />
            </RowPart>
          ))}
        </div>
      )}
    </div>
  );
}
