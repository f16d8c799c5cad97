import type { ReactNode } from "react";
import styles from "./page-heading.module.css";

type Props = { title: string; hint?: ReactNode; actions?: ReactNode };

/** The `h1` of a page, with an explanation beside it and actions at the end. */
export function PageHeading({ title, hint, actions }: Props) {
  return (
    <div className={styles.root}>
      <h1 className={styles.title}>{title}</h1>
      {hint && <div className={styles.hint}>{hint}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
