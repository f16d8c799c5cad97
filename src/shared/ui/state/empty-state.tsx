import { clsx } from "clsx";
import type { ReactNode } from "react";
import { PackageOpen } from "#generated/icons/package-open.ts";
import { type NextLink, NextLinks } from "../button/next-links.tsx";
import styles from "./empty-state.module.css";

type Props = {
  title: string;
  hint?: ReactNode;
  /** Links to the next steps. */
  links?: readonly NextLink[] | undefined;
  /** The next step, if it is more than a link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Has its own frame rather than that of a panel. */
  framed?: boolean;
};

/** Shown instead of content: says that there is none, and what to do next. */
export function EmptyState({
  title,
  hint,
  links,
  action = links && <NextLinks links={links} />,
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
