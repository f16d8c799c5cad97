import { Skeletons } from "#src/shared/ui/state/skeleton.tsx";
import { useListServiceArticles } from "#generated/hooks/article/article.ts";
import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import type { ArticleCategory } from "#generated/model/articleCategory.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { NEVER_STALE } from "../lib/article-query.ts";
import styles from "./help-tree.module.css";

type Props = {
  /** The current article's address, as written in the data. */
  current: string;
  id: string;
};

/** All help articles by group, with the current one highlighted. */
export function HelpTree({ current, id }: Props) {
  const query = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    { query: { ...NEVER_STALE, select: (response) => response.data } },
  );
  return (
    <nav className={styles.root} id={id} aria-label="帮助目录">
      <Loaded
        query={query}
        what="帮助目录"
        as="tile"
        skeleton={<Skeletons count={16} className={styles.articleLoading} />}
      >
        {(groups) => (
          <ul>
            {groups.map((group) => (
              <TreeGroup key={group.id} group={group} current={current} />
            ))}
          </ul>
        )}
      </Loaded>
    </nav>
  );
}

type GroupProps = { group: ArticleCategory; current: string };

/**
 * A group of help articles. It contains only those with a page of their own; all are fetched, group after group, since
 * the groups are calls of one path.
 */
function TreeGroup({ group, current }: GroupProps) {
  const { data = group.articles ?? [] } = useListServiceArticles(
    { category_id: group.id },
    {
      query: { ...NEVER_STALE, select: (response) => response.data, meta: { errors: "inline" } },
      request: { repeat: "wait" },
    },
  );
  return (
    <li>
      <b className={styles.group}>{group.name}</b>
      <ul>
        {data.map(({ id, title, url }) => (
          <li key={id}>
            <DataLink
              className={styles.article}
              url={url}
              aria-current={url === current ? "page" : undefined}
            >
              {title}
            </DataLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
