import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { QuantityEdit } from "../lib/quantity-queue.ts";
import { DrawerLine } from "./drawer-line.tsx";
import styles from "./drawer-lines.module.css";

const LINE_HEIGHT = 101;

type Props = {
  lines: readonly CartLine[];
  numbers: ReadonlyMap<number, QuantityEdit>;
  onDelete: (line: CartLine) => void;
};

/** The cart lines in the drawer, virtualized. */
export function DrawerLines({ lines, numbers, onDelete }: Props) {
  "use no memo";
  const scrollRef = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this function alone ('use no memo').
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => LINE_HEIGHT,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <div ref={scrollRef} className={styles.root}>
      <ul className={styles.lines} style={{ height: virtualizer.getTotalSize() }} aria-label="购物车商品">
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <li
              className={styles.line}
              key={key}
              data-index={index}
              data-drawer-line={line.id}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              ref={virtualizer.measureElement}
              style={{ transform: `translateY(${start}px)` }}
            >
              <DrawerLine line={line} edit={numbers.get(line.id)} onDelete={onDelete} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
