import { clsx } from "clsx";
import { Flag } from "#generated/enums.ts";
import type { NavItem } from "#generated/model/index.ts";
import { useListAddress } from "#src/shared/lib/list-paths.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { useNavItems } from "../hooks/use-nav-items.ts";
import { navChildLink } from "../lib/nav-child-link.ts";
import { NavLabel } from "./nav-label.tsx";
import styles from "./nav-list.module.css";

/** The navigation for a narrow screen: entries with a sub-menu take a full row, others half of one. */
export function NavList() {
  const items = useNavItems();
  return (
    <nav className={styles.root} aria-label="主导航">
      <ul className={styles.entries}>
        {items.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
      </ul>
    </nav>
  );
}

function Entry({ item }: { item: NavItem }) {
  const newTab = item.is_open === Flag.Yes;
  const hasChildren = item.children.length > 0;
  const addressOf = useListAddress();
  return (
    <li className={clsx(styles.entry, hasChildren && styles.withMenu)}>
      <DataLink
        className={clsx(styles.link, hasChildren && styles.menuHeading)}
        url={addressOf(item.url)}
        newTab={newTab}
      >
        <NavLabel item={item} />
      </DataLink>
      {hasChildren && (
        <ul className={styles.menu}>
          {item.children.map((child) => (
            <li key={child.id}>
              <DataLink className={styles.child} url={navChildLink(item, child.id)} newTab={newTab}>
                {child.name}
              </DataLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
