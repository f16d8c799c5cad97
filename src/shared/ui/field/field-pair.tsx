import type { ReactNode } from "react";
import styles from "./field-pair.module.css";

/** Two fields of a form side by side, one below the other on a narrow screen. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
