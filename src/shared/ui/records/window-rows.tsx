import { useImperativeHandle } from "react";
import { findRow, type RowsProps } from "./plain-rows.tsx";
import { RowSlots } from "./row-slots.tsx";
import { useRowVirtualizer } from "./use-row-virtualizer.ts";
import styles from "./window-rows.module.css";

/** The rows of a long list that scrolls with the window; only visible and focused rows are rendered. */
export function WindowRows({ rows, heightOf, renderRow, handle }: RowsProps) {
  "use no memo";
  const { canvasRef, virtualizer, scrollMargin } = useRowVirtualizer(rows, heightOf);
  useImperativeHandle(handle, () => ({
    find: (index) => findRow(canvasRef.current, index),
    show: (index) => virtualizer.scrollToIndex(index, { align: "center" }),
  }));
  return (
    <div
      role="rowgroup"
      ref={canvasRef}
      className={styles.canvas}
      style={{ height: virtualizer.getTotalSize() }}
    >
      <RowSlots
        virtualizer={virtualizer}
        scrollMargin={scrollMargin}
        renderRow={(index) => index < rows.length && renderRow(index)}
      />
    </div>
  );
}
