import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./help-groups.module.css";

/** The footer shows the first four groups of help articles (specification section 9). */
const SHOWN = 4;

export function HelpGroups() {
  const { data: groups = [] } = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    { query: { staleTime: Number.POSITIVE_INFINITY, select: ({ data }) => data.slice(0, SHOWN) } },
  );
  return (
    <nav className={styles.root} aria-label="帮助">
      {groups.map((group) => (
        <div className={styles.group} key={group.id}>
          <h2 className={styles.title}>{group.name}</h2>
          <ul>
            {group.articles?.map((article) => (
              <li className={styles.article} key={article.id}>
                <DataLink className={styles.link} url={article.url}>
                  {article.title}
                </DataLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
