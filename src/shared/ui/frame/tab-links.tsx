import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import styles from "./tab-links.module.css";

export type TabLink = {
  name: string;
  to: string;
  isCurrent: boolean;
  /** The number of items; omitted while unknown. */
  count?: number | undefined;
};

type Props = { label: string; tabs: readonly TabLink[]; className?: string | undefined };

/** The states of a list as tabs with counts, each a link. */
export function TabLinks({ label, tabs, className }: Props) {
  return (
    <nav data-screen-only className={clsx(styles.root, className)} aria-label={label}>
      <ul>
        {tabs.map(({ name, to, isCurrent, count }) => (
          <li key={name}>
            <Link to={to} aria-current={isCurrent ? "page" : undefined}>
              {name}
              {count !== undefined && count > 0 && (
                <Text tone="subtle" size="xs" weight="400">
                  {" "}
                  {count}
                </Text>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
