import { useLocation } from "react-router-dom";
import { CategoryDropdown } from "#src/features/home/components/category-dropdown.tsx";
import { SiteNav } from "#src/features/home/components/site-nav.tsx";
import { paths } from "#src/shared/paths.ts";
import { ChromePart } from "../chrome-part.tsx";
import styles from "./nav-row.module.css";
import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";

const CategoryMenu = lazyPart(
  async () => (await import("#src/features/home/components/category-menu.tsx")).CategoryMenu,
  Failed,
);

/** Category menu and navigation. The home page shows the menu expanded right below. */
export function NavRow() {
  const isHome = useLocation().pathname === paths.home();
  return (
    <div className={styles.root}>
      <div className={styles.content}>
        <CategoryDropdown isPinned={isHome}>
          <ChromePart instead={<Failed />}>
            <LazyCategoryMenu />
          </ChromePart>
        </CategoryDropdown>
        <ChromePart>
          <SiteNav />
        </ChromePart>
      </div>
    </div>
  );
}

/** The category menu, loaded when it is opened for the first time. */
function LazyCategoryMenu() {
  return (
    <Suspense fallback={<div className={styles.loading} />}>
      <CategoryMenu />
    </Suspense>
  );
}

function Failed() {
  return <div className={styles.failed}>分类加载失败，请刷新页面后再试，或先用搜索找商品。</div>;
}
