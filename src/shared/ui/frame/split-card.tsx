import type { ReactNode } from "react";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import styles from "./split-card.module.css";

/** A card with key figures on one side and their explanation on the other; stacked on a phone. */
export function SplitCard({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <Box narrow>{side}</Box>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
