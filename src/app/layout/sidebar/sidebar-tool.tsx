import type { MouseEventHandler, ReactNode } from "react";
import { Link } from "react-router-dom";
import sidebarStyles from "./sidebar.module.css";
import styles from "./sidebar-tool.module.css";

/** Higher counts are capped (specification section 9). */
const BADGE_MAX = 99;

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
  const content = (
    <>
      <span aria-hidden>{icon}</span>
      <span className={sidebarStyles.label}>{label}</span>
      {badge && badge.count > 0 && (
        <span className={styles.badge}>
          {Math.min(badge.count, BADGE_MAX)}
          <span className={styles.unit}>{badge.unit}</span>
        </span>
      )}
    </>
  );
  return (
    <li data-look={look}>
      {"to" in target ? (
        <Link to={target.to} className={sidebarStyles.tool}>
          {content}
        </Link>
      ) : (
        <button
          type="button"
          className={sidebarStyles.tool}
          aria-expanded={target.isOpen}
          onClick={target.onClick}
        >
          {content}
        </button>
      )}
    </li>
  );
}
