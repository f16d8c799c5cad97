import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { useListServiceArticles } from "#generated/hooks/article/article.ts";
import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import type { ArticleCategory } from "#generated/model/articleCategory.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { NEVER_STALE } from "../lib/article-query.ts";
import styles from "./help-tree.module.css";

type Props = {
  /** The current article's address, as written in the data. */
  current: string;
  id: string;
};

/** All help articles by group, with the current one highlighted. */
export function HelpTree({ current, id }: Props) {
  const { data, error, refetch } = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    { query: { ...NEVER_STALE, select: (response) => response.data } },
  );
  return (
    <nav className={styles.root} id={id} aria-label="帮助目录">
      {data && data.length > 0 && (
        <ul>
          {data.map((group) => (
            <TreeGroup key={group.id} group={group} current={current} />
          ))}
        </ul>
      )}
      {!data && error && (
        <div className={styles.failed}>
          <RetryLine error={error} what="帮助目录" onRetry={() => void refetch()} />
        </div>
      )}
      {!data &&
        !error &&
        Array.from({ length: 16 }, (_, row) => <Skeleton className={styles.articleLoading} key={row} />)}
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
