import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { RowSlots } from "../records/row-slots.tsx";
import { type PricedLine, PricedLineRow } from "./priced-line-row.tsx";
import pricedLinesStyles from "./priced-lines.module.css";

const ROW_HEIGHT = 65;

type Props = { lines: readonly PricedLine[]; label: string };

/** The rows of a long order in a scrollable area; only visible rows are rendered. */
export function LongPricedLines({ lines, label }: Props) {
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
    <div
      role="rowgroup"
      aria-label={`${label}，可滚动`}
      ref={scrollRef}
      className={pricedLinesStyles.scroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboards scroll it only when it can take the focus.
      tabIndex={0}
    >
      <Box role="none" relative style={{ height: virtualizer.getTotalSize() }}>
        <RowSlots
          virtualizer={virtualizer}
          renderRow={(index) => {
            const line = lines[index];
            return line && <PricedLineRow line={line} rowIndex={index + 2} />;
          }}
        />
      </Box>
    </div>
  );
}
