import type { ComponentProps } from "react";
import { ArticleCard } from "./article-card.tsx";
import styles from "./article-with-related.module.css";
import { RelatedArticles } from "./related-articles.tsx";

/** A help article, followed by the others of its group. */
export function ArticleWithRelated(card: ComponentProps<typeof ArticleCard>) {
  const { article } = card;
  return (
    <div className={styles.root}>
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
    </div>
  );
}
