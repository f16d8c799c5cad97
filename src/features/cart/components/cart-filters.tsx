import { clsx } from "clsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import type { ReactNode } from "react";
import type { CartFilter } from "#generated/model/cartFilter.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import styles from "./cart-filters.module.css";
import { ALL_LINES, CHANGED_LINES, type CartFilterId, countByFilter } from "../lib/cart-filter.ts";

type Props = {
  filters: readonly CartFilter[];
  lines: readonly CartLine[];
  current: CartFilterId;
  onChange: (id: CartFilterId) => void;
  /** Shown at the end of the row. */
  children?: ReactNode;
};

/** The filters as chips. The counts reflect the lines on the page rather than the server's last response. */
export function CartFilters({ filters, lines, current, onChange, children }: Props) {
  const counts = countByFilter(lines);
  const counted = [...filters, { id: CHANGED_LINES, name: "变动" } as const]
    .map(({ id, name }) => ({ id, name, number: counts.get(id) ?? 0 }))
    .filter(({ id, number }) => number > 0 || id === ALL_LINES || id === current);
  if (counted.length < 2) return children;
  return (
    <div className={styles.root} role="group" aria-label="筛选购物车">
      {counted.map(({ id, name, number }) => (
        <Button
          className={clsx(styles.filter, id !== current && styles.unselected)}
          key={id}
          size="xs"
          variant={id === current ? "solid" : "outline"}
          aria-pressed={id === current}
          onClick={() => onChange(id)}
        >
          {name} {number}
        </Button>
      ))}
      {children}
    </div>
  );
}
