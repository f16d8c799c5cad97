import { LayoutGrid } from "#generated/icons/layout-grid.ts";
import { paths } from "#src/shared/paths.ts";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCategoryMenu } from "../hooks/use-category-menu.ts";
import { CategoryLogo } from "./category-logo.tsx";
import styles from "./category-tiles.module.css";

const SHOWN = 7;

/**
 * The categories as icons for narrow screens, with a link to all goods; if they fail to load, the menu offers a
 * retry.
 */
export function CategoryTiles() {
  const { entries, isFailed, label, linkTo } = useCategoryMenu();
  if (isFailed) return null;
  return (
    <nav className={styles.root} aria-label={label}>
      {entries?.map((entry) => (
        <TextLink className={styles.tile} key={entry.id} to={linkTo(entry.id)}>
          <span className={styles.sign}>
            <CategoryLogo entry={entry} isOn />
          </span>
          {entry.name}
        </TextLink>
      )) ?? <Skeletons count={SHOWN} className={styles.loading} height="16" />}
      <TextLink className={styles.tile} to={paths.list()}>
        <span className={styles.sign}>
          <LayoutGrid size={20} aria-hidden />
        </span>
        全部商品
      </TextLink>
    </nav>
  );
}
