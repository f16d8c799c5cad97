import { clsx } from "clsx";
import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useCategoryFlyout } from "../hooks/use-category-flyout.ts";
import { useCategoryMenu } from "../hooks/use-category-menu.ts";
import { CategoryEntry } from "./category-entry.tsx";
import styles from "./category-menu.module.css";
import { CategoryFailed } from "./category-failed.tsx";

/**
 * The category menu as a column; the children of an entry fly out beside it. The roomy variant fills the available
 * height and names the first children below each entry.
 */
export function CategoryMenu({ isRoomy = false }: { isRoomy?: boolean }) {
  const { entries, isFailed, retry, label, linkTo } = useCategoryMenu();
  const { openId, hover, toggle, area } = useCategoryFlyout();

  return (
    <nav className={styles.root} aria-label={label} {...area}>
      {isFailed && <CategoryFailed onRetry={retry} />}
      {!entries && !isFailed && (
        <Skeletons count={7} className={clsx(styles.loading, isRoomy && styles.roomyLoading)} height="5" />
      )}
      {entries && (
        <ul className={clsx(styles.categories, isRoomy && styles.roomy)}>
          {entries.map((entry) => (
            <CategoryEntry
              key={entry.id}
              entry={entry}
              linkTo={linkTo}
              hasHint={isRoomy}
              isOpen={entry.id === openId}
              onHover={hover(entry.children.length > 0 ? entry.id : undefined)}
              onToggle={() => toggle(entry.id)}
            />
          ))}
        </ul>
      )}
    </nav>
  );
}
