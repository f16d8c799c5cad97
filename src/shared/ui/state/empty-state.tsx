import { clsx } from "clsx";
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
    <div className={clsx(styles.root, framed && styles.framed)}>
      <div className={styles.icon} aria-hidden>
        {icon}
      </div>
      <p className={styles.title}>{title}</p>
      {hint && <div className={styles.hint}>{hint}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  );
}
