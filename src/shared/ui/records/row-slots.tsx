import type { Virtualizer } from "@tanstack/react-virtual";
import type { ReactNode } from "react";

type Props = {
  virtualizer: Pick<Virtualizer<Element, Element>, "getVirtualItems" | "measureElement">;
  /** How far down the rows begin in what scrolls, in px. */
  scrollMargin?: number;
  renderRow: (index: number) => ReactNode;
};

/** Those rows of a long list that exist, each in its place on the canvas. */
export function RowSlots({ virtualizer, scrollMargin = 0, renderRow }: Props) {
  "use no memo";
  return virtualizer.getVirtualItems().map(({ index, key, start }) => (
    <div
      key={key}
      role="none"
      data-part="slot"
      data-index={index}
      ref={virtualizer.measureElement}
      style={{ transform: `translateY(${start - scrollMargin}px)` }}
    >
      {renderRow(index)}
    </div>
  ));
}
