import { PackageOpen } from "lucide-react";
import styles from "./empty-state.module.css";
import type { ReactNode } from "react";

type Props = {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Has its own frame rather than that of a panel. */
  framed?: boolean;
};

/** Shown instead of content: says that there is none, and what to do next. */
export function EmptyState({
  title,
  hint,
  action,
  icon = <PackageOpen size={28} strokeWidth={1.5} />,
  framed = false,
}: Props) {
  return (
    <div className={styles.root} {...(framed && FRAME)}>
      <div className={styles.row} aria-hidden>
        {icon}
      </div>
      <p className={styles.text}>{title}</p>
      {hint && <div className={styles.box}>{hint}</div>}
      {action && <div className={styles.row2}>{action}</div>}
    </div>
  );
}

const FRAME = { bg: "bg.panel", borderWidth: "1px", rounded: "md" } as const;
