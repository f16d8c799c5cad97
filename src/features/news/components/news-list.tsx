import { Newspaper } from "#generated/icons/newspaper.ts";
import { useNavigate } from "react-router-dom";
import { useListNews } from "#generated/hooks/article/article.ts";
import type { NewsType, NewsSummary } from "#generated/model/index.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { NEWS_KINDS } from "../lib/news-kinds.ts";
import { paths } from "#src/shared/paths.ts";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import styles from "./news-list.module.css";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";

const PAGE_SIZE = 10;

type Props = { type: NewsType; page: number };

/** News of one kind, newest first, paginated. */
export function NewsList({ type, page }: Props) {
  const navigate = useNavigate();
  const { name, toPage } = NEWS_KINDS[type];
  const { data, error, refetch } = useListNews(
    { type, page, page_size: PAGE_SIZE },
    { query: { staleTime: 60_000, select: (response) => response.data, meta: { errors: "inline" } } },
  );
  if (!data)
    return error ? (
      <LoadError error={error} what={name} onRetry={() => void refetch()} />
    ) : (
      <NewsSkeleton what={name} rows={PAGE_SIZE} />
    );
  if (data.list.length === 0)
    return (
      <EmptyState
        icon={<Newspaper size={26} strokeWidth={1.5} />}
        title={data.total > 0 ? "这一页没有资讯了" : `暂无${name}`}
        hint={data.total > 0 ? "请回到第一页查看。" : "有新的资讯会在这里发布，请稍后再来看看。"}
        links={data.total > 0 ? [{ name: "回到第一页", to: toPage() }] : undefined}
      />
    );
  return (
    <>
      <ul className={styles.news}>
        {data.list.map((item) => (
          <NewsItem key={item.id} item={item} />
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination
          page={page}
          total={data.total}
          pageSize={data.page_size}
          onPage={(target) => {
            void navigate(toPage(target));
            scrollTo(0, 0);
          }}
          hrefOf={toPage}
        />
      </div>
    </>
  );
}

/** A news article in a list: date, summary, and picture if there is one. */
function NewsItem({ item }: { item: NewsSummary }) {
  const { id, type, title, summary, image, published_at: publishedAt } = item;
  return (
    <li className={styles.newsItem}>
      <time className={styles.date} dateTime={publishedAt.slice(0, 10)}>
        <b className={styles.day}>{publishedAt.slice(8, 10)}</b>
        {publishedAt.slice(0, 7)}
      </time>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <TextLink to={paths.news(id, type)}>{title}</TextLink>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      {image && (
        <div className={styles.picture}>
          <DataPicture src={image} alt="" ratio={5 / 2} />
        </div>
      )}
    </li>
  );
}

/** A skeleton of a news page. */
function NewsSkeleton({ what, rows }: { what: string; rows: number }) {
  return (
    <LoadingPage label={`正在加载${what}`}>
      {Array.from({ length: rows }, (_, row) => (
        <div className={styles.item} key={row}>
          <Skeleton className={styles.newsSkeletonDate} />
          <div className={styles.newsSkeletonWords}>
            <Skeleton className={styles.newsSkeletonTitle} />
            <Skeleton className={styles.newsSkeletonSummary} />
          </div>
        </div>
      ))}
    </LoadingPage>
  );
}
