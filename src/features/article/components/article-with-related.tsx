import type { ComponentProps, ReactNode } from "react";
import { useListServiceArticles } from "#generated/hooks/article/article.ts";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import type { HelpArticle } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack, Box, Text } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded, type Query } from "#src/shared/ui/state/loaded.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";
import { NEVER_STALE } from "../lib/article-query.ts";
import styles from "./article-with-related.module.css";

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

type Props = {
  query: Query<HelpArticle>;
  /** Shown until the article's own title has loaded. */
  title: string;
  /** Shown between the title and the text. */
  lead?: ReactNode;
  isMissing?: boolean;
};

/** A help article with its title and last change, or its missing or error state. */
function ArticleCard({ query, title, lead, isMissing = false }: Props) {
  const article = query.data;
  return (
    <article className={styles.articleCard}>
      <Box mb="5" pb="4" line="below">
        <Text as="h1" size="xl" bold>
          {article?.title ?? title}
        </Text>
        <Text as="div" minH="5" mt="1" tone="subtle" size="xs">
          {article && `${article.category_name}　更新于 ${article.updated_at.slice(0, 10)}`}
        </Text>
      </Box>
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
