import { ChevronDown } from "#generated/icons/chevron-down.ts";
import type { MenuItem } from "#generated/model/index.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCategoryMenu } from "../hooks/use-category-menu.ts";
import { CategoryFailed } from "./category-failed.tsx";
import { CategoryLogo } from "./category-logo.tsx";
import styles from "./category-list.module.css";

/**
 * The category menu for a narrow screen: entries expand in place, one at a time. Its name is not that of the page's
 * menu.
 */
export function CategoryList() {
  const { entries, isFailed, retry, linkTo } = useCategoryMenu();
  if (isFailed) return <CategoryFailed onRetry={retry} />;
  return (
    <nav aria-label="按分类找商品">
      <ul>
        {entries?.map((entry) => (
          <li key={entry.id}>
            <details className={styles.category} name="categories">
              <summary className={styles.head}>
                <CategoryLogo entry={entry} isOn={false} />
                <div className={styles.name}>{entry.name}</div>
                <ChevronDown size={16} aria-hidden />
              </summary>
              <div className={styles.content}>
                <TextLink className={styles.all} to={linkTo(entry.id)}>
                  全部{entry.name}
                </TextLink>
                {entry.children.map((group) => (
                  <Group key={group.id} group={group} linkTo={linkTo} />
                ))}
              </div>
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type GroupProps = { group: MenuItem; linkTo: (id: number) => string };

function Group({ group, linkTo }: GroupProps) {
  return (
    <>
      <TextLink className={styles.groupName} to={linkTo(group.id)}>
        {group.name}
      </TextLink>
      <ul className={styles.leaves}>
        {group.children.map((leaf) => (
          <li key={leaf.id}>
            <TextLink className={styles.leaf} to={linkTo(leaf.id)}>
              {leaf.name}
            </TextLink>
          </li>
        ))}
      </ul>
    </>
  );
}
