import { useListArticleCategories } from "#generated/hooks/home/home.ts";
import { HELP_CATEGORY } from "#src/shared/lib/help-category.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { NEVER_STALE } from "../lib/article-query.ts";
import styles from "./hot-reading.module.css";

const SHOWN = 8;

/** The first help articles, for readers who came for something else. */
export function HotReading() {
  const { data, isError } = useListArticleCategories(
    { category_id: HELP_CATEGORY },
    {
      query: { ...NEVER_STALE, select: (response) => response.data.flatMap(({ articles = [] }) => articles) },
    },
  );
  if (isError && !data) return null;
  return (
    <section className={styles.root} aria-label="常用帮助">
      <h2>常用帮助</h2>
      <ul>
        {!data &&
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index}>
              <Skeleton className={styles.articleLoading} />
            </li>
          ))}
        {data?.slice(0, SHOWN).map(({ id, title, url }) => (
          <li key={id}>
            <DataLink url={url}>{title}</DataLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
