import { Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import type { ReactNode } from "react";
import type { HelpArticle } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import styles from "./article-card.module.css";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";

type Props = {
  query: Query<HelpArticle>;
  /** Shown until the article's own title has loaded. */
  title: string;
  /** Shown between the title and the text. */
  lead?: ReactNode;
  isMissing?: boolean;
};

/** A help article with its title and last change, or its missing or error state. */
export function ArticleCard({ query, title, lead, isMissing = false }: Props) {
  const article = query.data;
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        <Text as="h1" size="xl" bold>
          {article?.title ?? title}
        </Text>
        <div className={styles.category}>
          {article && `${article.category_name}　更新于 ${article.updated_at.slice(0, 10)}`}
        </div>
      </div>
      {lead && <Box mb="6">{lead}</Box>}
      {isMissing && !article ? (
        <EmptyState
          icon={<FileQuestionMark size={28} strokeWidth={1.5} />}
          title="文章不存在或已下架"
          hint="可以搜索帮助，或从帮助目录里找到其他文章。"
          links={[{ name: "返回帮助中心", to: paths.help("xrzn/hyzc") }]}
        />
      ) : (
        <Loaded query={query} what="文章" skeleton={<RichTextSkeleton />}>
          {({ content }) => <RichText html={content} />}
        </Loaded>
      )}
    </article>
  );
}
