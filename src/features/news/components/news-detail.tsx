import { Link } from "react-router-dom";
import { useGetNews } from "#generated/hooks/article/article.ts";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import type { NewsDetail as NewsDetails, NewsType, NewsSummary } from "#generated/model/index.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Row, looks } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { RichText, RichTextSkeleton } from "#src/shared/ui/text/rich-text.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { NEWS_KINDS } from "../lib/news-kinds.ts";
import styles from "./news-detail.module.css";

type Props = {
  /** Undefined for an invalid id. */
  id: number | undefined;
  /** The kind in the address, for the back link if the news does not exist. */
  type: NewsType;
};

/** A news article with links to its neighbors. */
export function NewsDetail({ id = 0, type }: Props) {
  const query = useGetNews(id, {
    query: {
      enabled: id > 0,
      staleTime: 60_000,
      select: (response) => response.data,
      meta: { errors: "inline" },
    },
  });
  const isMissing = id === 0 || query.error?.status === 404;
  return (
    <article className={styles.root}>
      <BackLink type={query.data?.type ?? type} />
      {(isMissing || query.isLoadingError) && <NewsTitle title="资讯详情" />}
      {isMissing ? (
        <MissingNews type={type} />
      ) : (
        <Loaded
          query={query}
          what="资讯"
          skeleton={
            <>
              <Skeleton className={looks({ w: "most" })} height="8" />
              <Skeleton className={styles.sourceLoading} height="4" />
              <RichTextSkeleton />
            </>
          }
        >
          {(news) => (
            <>
              <NewsTitle title={news.title} />
              <NewsSource news={news} />
              <RichText html={news.content} />
              <NewsNeighbors previous={news.previous} next={news.next} />
            </>
          )}
        </Loaded>
      )}
    </article>
  );
}

function BackLink({ type }: { type: NewsType }) {
  const { name, toPage } = NEWS_KINDS[type];
  return (
    <TextLink className={styles.back} to={toPage()}>
      <ChevronLeft size={16} aria-hidden />
      {name}
    </TextLink>
  );
}

function NewsSource({ news }: { news: NewsDetails }) {
  const { source, published_at: publishedAt, views } = news;
  return (
    <Row gapX="5" wrap mb="5" pb="4" line="below" tone="subtle" size="xs">
      <span>来源：{source || "--"}</span>
      <time dateTime={publishedAt}>{formatMinute(publishedAt)}</time>
      <span>阅读 {formatCount(views)}</span>
    </Row>
  );
}

function NewsTitle({ title }: { title: string }) {
  return <h1 className={styles.title}>{title}</h1>;
}

function MissingNews({ type }: { type: NewsType }) {
  const { name, toPage } = NEWS_KINDS[type];
  return (
    <EmptyState
      icon={<FileQuestionMark size={28} strokeWidth={1.5} />}
      title="资讯不存在或已下架"
      hint="地址可能有误，也可能还没有发布。"
      links={[{ name: `查看${name}`, to: toPage() }]}
    />
  );
}

type NewsNeighborsProps = { previous: NewsSummary | null; next: NewsSummary | null };

/** Links to the previous and next news. */
function NewsNeighbors({ previous, next }: NewsNeighborsProps) {
  return (
    <nav className={styles.newsNeighbors} aria-label="上一篇和下一篇">
      {previous ? (
        <Link to={paths.news(previous.id, previous.type)} rel="prev">
          <small>
            <ChevronLeft size={14} aria-hidden />
            上一篇
          </small>
          {previous.title}
        </Link>
      ) : (
        <span>已是第一篇</span>
      )}
      {next ? (
        <Link to={paths.news(next.id, next.type)} rel="next" data-end>
          <small>
            下一篇
            <ChevronRight size={14} aria-hidden />
          </small>
          {next.title}
        </Link>
      ) : (
        <span data-end>已是最新一篇</span>
      )}
    </nav>
  );
}
