import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./sticky-row.module.css";
import { useScrolledPast } from "./use-scrolled-past.ts";

const STICKS_AT_PX = 205;
const STICK_DELAY_MS = 100;

type Props = {
  sticks: boolean;
  children: (isStuck: boolean) => ReactNode;
};

/** A row of the header that sticks to the top, lower than before, once the page has been scrolled far enough. */
export function StickyRow({ sticks, children }: Props) {
  const isPast = useScrolledPast(STICKS_AT_PX, STICK_DELAY_MS);
  const isStuck = isPast && sticks;
  return (
    <div className={styles.root}>
      <div className={styles.bar} data-stuck={isStuck || undefined}>
        <div className={clsx(styles.row, isStuck && styles.stuck, sticks && !isStuck && styles.withHotWords)}>
          {children(isStuck)}
        </div>
      </div>
    </div>
  );
}
