import { useLocation } from "react-router-dom";
import { useNavItems } from "../hooks/use-nav-items.ts";
import { isNavCurrent } from "../lib/is-nav-current.ts";
import styles from "./site-nav.module.css";
import { SiteNavItem } from "./site-nav-item.tsx";

/** The navigation bar; entries with children open a sub-menu. */
export function SiteNav() {
  const { pathname } = useLocation();
  const items = useNavItems();
  return (
    <nav className={styles.root} aria-label="主导航">
      <ul className={styles.entries}>
        {items.map((item) => (
          <SiteNavItem key={item.id} item={item} isCurrent={isNavCurrent(item.url, pathname)} />
        ))}
      </ul>
    </nav>
  );
}
