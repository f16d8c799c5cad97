import type { Virtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";
import styles from "./row-slots.module.css";

type Props = {
  virtualizer: Pick<Virtualizer<Element, Element>, "getVirtualItems" | "measureElement">;
  /** The offset of the rows within the scroll container, in px. */
  scrollMargin?: number;
  renderRow: (index: number) => ReactNode;
};

/** The rendered rows of a virtualized list, each at its position. */
export function RowSlots({ virtualizer, scrollMargin = 0, renderRow }: Props) {
  "use no memo";
  return virtualizer.getVirtualItems().map(({ index, key, start }) => (
    <div
      key={key}
      role="none"
      className={styles.slot}
      data-index={index}
      ref={virtualizer.measureElement}
      style={{ transform: `translateY(${start - scrollMargin}px)` }}
    >
      <RowPart isRow>{renderRow(index)}</RowPart>
    </div>
  ));
}
