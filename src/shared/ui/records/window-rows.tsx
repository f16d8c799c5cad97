import type { RowsProps } from "./plain-rows.tsx";
import { RowSlots } from "./row-slots.tsx";
import { useRowVirtualizer } from "./use-row-virtualizer.ts";

/** The rows of a long list; only those exist that are in the window or hold the focus. */
export function WindowRows({ rows, heightOf, renderRow }: RowsProps) {
  "use no memo";
  const { canvasRef, virtualizer, scrollMargin } = useRowVirtualizer(rows, heightOf);
  return (
    <div role="rowgroup" ref={canvasRef} data-part="canvas" style={{ height: virtualizer.getTotalSize() }}>
      <RowSlots
        virtualizer={virtualizer}
        scrollMargin={scrollMargin}
        renderRow={(index) => index < rows.length && renderRow(index)}
      />
    </div>
  );
}
