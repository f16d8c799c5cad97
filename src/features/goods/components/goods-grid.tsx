import styles from "./goods-grid.module.css";
import type { ReactNode } from "react";

/** A grid with as many cards per row as fit. */
export function GoodsGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <div className={styles.root} role="group" aria-label={label}>
      {children}
    </div>
  );
}
