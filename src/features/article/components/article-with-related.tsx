import { Stack } from "#src/shared/ui/layout/layout.tsx";
import type { ComponentProps } from "react";
import { ArticleCard } from "./article-card.tsx";
import styles from "./article-with-related.module.css";
import { useListServiceArticles } from "#generated/hooks/article/article.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { NEVER_STALE } from "../lib/article-query.ts";

/** A help article, followed by the others of its group. */
export function ArticleWithRelated(card: ComponentProps<typeof ArticleCard>) {
  const { data: article } = card.query;
  return (
    <Stack gap="4">
      <ArticleCard {...card} />
      {article && (
        <div className={styles.related}>
          <RelatedArticles
            groupId={article.category_id}
            groupName={article.category_name}
            articleId={article.id}
          />
        </div>
      )}
    </Stack>
  );
}

type RelatedProps = { groupId: number; groupName: string; articleId: number };

/** The other articles of the group with their summaries; the tree beside the article has already fetched them. */
function RelatedArticles({ groupId, groupName, articleId }: RelatedProps) {
  const { data = [] } = useListServiceArticles(
    { category_id: groupId },
    { query: { ...NEVER_STALE, enabled: false, select: (response) => response.data } },
  );
  const others = data.filter(({ id }) => id !== articleId);
  if (others.length === 0) return null;
  return (
    <Panel title={`${groupName}的其他文章`}>
      <ul className={styles.list}>
        {others.map(({ id, title, summary, url }) => (
          <li key={id}>
            <DataLink url={url}>{title}</DataLink>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
