import { chakra } from "@chakra-ui/react";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { type PricedLine, PricedLineRow } from "./priced-line-row.tsx";
import { pricedLinesStyles } from "./priced-lines.styles.ts";

type Props = { lines: readonly PricedLine[]; label: string };

/** From here on the table scrolls by itself, and only the rows in view exist. */
const LONG = 60;
const ROW_HEIGHT = 65;

/** Ordered goods with their prices, to look through. */
export function PricedLines({ lines, label }: Props) {
  const isShared = lines.some(({ shared }) => shared !== undefined);
  return (
    <chakra.div css={pricedLinesStyles} role="table" aria-label={label} aria-rowcount={lines.length + 1}>
      <div role="rowgroup">
        <div role="row" aria-rowindex={1} data-part="columns">
          <span role="columnheader">商品信息</span>
          {["单价", "数量", "优惠", isShared ? "实付" : "小计"].map((name) => (
            <span key={name} role="columnheader" data-align="end">
              {name}
            </span>
          ))}
        </div>
      </div>
      {lines.length >= LONG ? (
        <LongBody lines={lines} label={label} />
      ) : (
        <div role="rowgroup">
          {lines.map((line, index) => (
            <PricedLineRow key={line.id} line={line} rowIndex={index + 2} />
          ))}
        </div>
      )}
    </chakra.div>
  );
}

function LongBody({ lines, label }: Props) {
  "use no memo";
  const scrollRef = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this function alone ('use no memo').
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboards scroll it only when it can take the focus.
    <div role="rowgroup" aria-label={`${label}，可滚动`} ref={scrollRef} data-part="scroll" tabIndex={0}>
      <div role="none" data-part="canvas" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <div
              key={key}
              role="none"
              data-part="slot"
              data-index={index}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${start}px)` }}
            >
              <PricedLineRow line={line} rowIndex={index + 2} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
