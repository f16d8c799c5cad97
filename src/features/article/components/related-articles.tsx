import { useListServiceArticles } from "#generated/hooks/article/article.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import styles from "./related-articles.module.css";
import { KEPT } from "../lib/article-query.ts";

type Props = { groupId: number; groupName: string; articleId: number };

/** The other articles of the group with their summaries; the tree beside the article has already fetched them. */
export function RelatedArticles({ groupId, groupName, articleId }: Props) {
  const { data = [] } = useListServiceArticles(
    { category_id: groupId },
    { query: { ...KEPT, enabled: false, select: (response) => response.data } },
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
