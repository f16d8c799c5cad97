import type { ReactNode } from "react";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import styles from "./summary-layout.module.css";

type Props = {
  children: ReactNode;
  /** Beside the content on wide screens, below it on narrow ones. */
  side: ReactNode;
  /** The main action: below `side`, or stuck to the bottom of narrow screens. */
  action: ReactNode;
};

/** The layout of a page that leads to one decision: content, and a summary. */
export function SummaryLayout({ children, side, action }: Props) {
  return (
    <div className={styles.root}>
      <Stack gap="3" narrow>
        {children}
      </Stack>
      <div className={styles.side}>
        {side}
        <div className={styles.action} data-bottom-bar>
          {action}
        </div>
      </div>
    </div>
  );
}

/** A part of the action that wide screens show in `side`. */
export function NarrowOnly({ children }: { children: ReactNode }) {
  return <div className={styles.narrowOnly}>{children}</div>;
}
