import { useLocation } from "react-router-dom";
import { CategoryDropdown } from "#src/features/home/components/category-dropdown.tsx";
import { SiteNav } from "#src/features/home/components/site-nav.tsx";
import { paths } from "#src/shared/paths.ts";
import styles from "./nav-row.module.css";
import { LazyCategoryMenu } from "./lazy-category-menu.tsx";

/** Category menu and navigation. The home page shows the menu expanded right below. */
export function NavRow() {
  const isHome = useLocation().pathname === paths.home();
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <CategoryDropdown isPinned={isHome}>
          <LazyCategoryMenu />
        </CategoryDropdown>
        <SiteNav />
      </div>
    </div>
  );
}
