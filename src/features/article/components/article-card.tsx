import type { Failure } from "#src/shared/lib/failure.ts";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import type { ReactNode } from "react";
import type { HelpArticle } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import styles from "./article-card.module.css";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";

type Props = {
  article: HelpArticle | undefined;
  /** Shown until the article's own title has loaded. */
  title: string;
  /** Shown between the title and the text. */
  lead?: ReactNode;
  isMissing?: boolean;
  error: Failure;
  onRetry: () => void;
};

/** A help article with its title and last change, or its missing or error state. */
export function ArticleCard({ article, title, lead, isMissing = false, error, onRetry }: Props) {
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        <h1 className={styles.title}>{article?.title ?? title}</h1>
        <div className={styles.category}>
          {article && `${article.category_name}　更新于 ${article.updated_at.slice(0, 10)}`}
        </div>
      </div>
      {lead && <div className={styles.lead}>{lead}</div>}
      {article ? (
        <RichText html={article.content} />
      ) : isMissing ? (
        <MissingArticle />
      ) : error ? (
        <LoadError error={error} what="文章" onRetry={onRetry} />
      ) : (
        <RichTextSkeleton />
      )}
    </article>
  );
}

function MissingArticle() {
  return (
    <EmptyState
      icon={<FileQuestionMark size={28} strokeWidth={1.5} />}
      title="文章不存在或已下架"
      hint="可以搜索帮助，或从帮助目录里找到其他文章。"
      links={[{ name: "返回帮助中心", to: paths.help("xrzn/hyzc") }]}
    />
  );
}
