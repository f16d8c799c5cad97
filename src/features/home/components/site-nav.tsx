import { clsx } from "clsx";
import { useLocation } from "react-router-dom";
import { Flag } from "#generated/enums.ts";
import { ChevronDown } from "#generated/icons/chevron-down.ts";
import type { NavItem } from "#generated/model/index.ts";
import { useListAddress } from "#src/shared/lib/list-paths.ts";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { useNavItems } from "../hooks/use-nav-items.ts";
import { isNavCurrent } from "../lib/is-nav-current.ts";
import { navChildLink } from "../lib/nav-child-link.ts";
import { NavLabel } from "./nav-label.tsx";
import styles from "./site-nav.module.css";

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

type Props = { item: NavItem; isCurrent: boolean };

/** A navigation entry, with its sub-menu if it has one. */
function SiteNavItem({ item, isCurrent }: Props) {
  const hasChildren = item.children.length > 0;
  const addressOf = useListAddress();
  const { isOpen, area, toggle } = useHoverDisclosure(hasChildren);
  return (
    <li className={styles.siteNavItem} data-current={isCurrent || undefined} {...area}>
      <DataLink
        className={clsx(styles.link, hasChildren && styles.withMenu)}
        url={addressOf(item.url)}
        newTab={item.is_open === Flag.Yes}
        aria-current={isCurrent ? "page" : undefined}
      >
        <NavLabel item={item} />
      </DataLink>
      {hasChildren && (
        <button className={styles.opener} type="button" aria-label={`${item.name}的子栏目`} {...toggle}>
          <ChevronDown size={14} aria-hidden />
        </button>
      )}
      {isOpen && (
        <ul className={styles.menu}>
          {item.children.map((child) => (
            <li key={child.id}>
              <DataLink
                className={styles.child}
                url={navChildLink(item, child.id)}
                newTab={item.is_open === Flag.Yes}
              >
                {child.name}
              </DataLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
