import { Link } from "react-router-dom";
import type { FilterLink } from "#src/shared/lib/filter-links.ts";
import styles from "./pill-links.module.css";

type Props = {
  label: string;
  links: readonly FilterLink[];
};

/** Alternative views of the same thing as links, one of them active. */
export function PillLinks({ label, links }: Props) {
  return (
    <nav data-screen-only className={styles.root} aria-label={label}>
      {links.map(({ name, to, isCurrent }) => (
        <Link key={name} to={to} aria-current={isCurrent || undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
