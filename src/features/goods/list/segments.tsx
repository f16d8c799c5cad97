import { clsx } from "clsx";
import type { ReactNode } from "react";
import styles from "./segments.module.css";

type Props = { label: string; className?: string | undefined; children: ReactNode };

/** Links of which one is chosen, joined to one control. */
export function Segments({ label, className, children }: Props) {
  return (
    <ul className={clsx(styles.root, className)} aria-label={label}>
      {children}
    </ul>
  );
}
