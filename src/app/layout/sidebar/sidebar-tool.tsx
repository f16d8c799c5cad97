import { clsx } from "clsx";
import type { MouseEventHandler, ReactNode } from "react";
import { Link } from "react-router-dom";
import { badgeText } from "#src/shared/lib/badge-text.ts";
import { VisuallyHidden } from "#src/shared/ui/text/visually-hidden.tsx";
import styles from "./sidebar-tool.module.css";

type Props = {
  icon: ReactNode;
  /** Shown beside the tool on hover; on narrow screens always. */
  label: string;
  badge?: { count: number; unit: string };
  /** `main` stands out from the rest. */
  look?: "main";
} & ({ to: string } | { onClick: MouseEventHandler; isOpen?: boolean });

/** One tool of the sidebar: a link, or a button that opens something. */
export function SidebarTool({ icon, label, badge, look, ...target }: Props) {
  const toolClass = clsx(styles.tool, look === "main" && styles.mainTool);
  const content = (
    <>
      <span aria-hidden>{icon}</span>
      <span className={look === "main" ? styles.mainLabel : styles.label}>{label}</span>
      {badge && badge.count > 0 && (
        <span className={styles.badge}>
          {badgeText(badge.count)}
          <VisuallyHidden>{badge.unit}</VisuallyHidden>
        </span>
      )}
    </>
  );
  return (
    <li className={styles.item}>
      {"to" in target ? (
        <Link to={target.to} className={toolClass}>
          {content}
        </Link>
      ) : (
        <button type="button" className={toolClass} aria-expanded={target.isOpen} onClick={target.onClick}>
          {content}
        </button>
      )}
    </li>
  );
}
