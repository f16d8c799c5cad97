import styles from "./goods-grid.module.css";
import type { ReactNode } from "react";

type Props = { children: ReactNode; label?: string; isList?: boolean };

/** A grid with as many cards per row as fit. */
export function GoodsGrid({ children, label, isList }: Props) {
  return (
    <div className={styles.root} role="group" aria-label={label} data-list={isList || undefined}>
      {children}
    </div>
  );
}
