import { useListNews } from "#generated/hooks/article/article.ts";
import { Newspaper } from "#generated/icons/newspaper.ts";
import type { NewsType, NewsSummary } from "#generated/model/index.ts";
import { PAGES, useAddressQuery } from "#src/shared/lib/address-query.ts";
import { paths } from "#src/shared/paths.ts";
import { Box, looks, Text } from "#src/shared/ui/layout/layout.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { NEWS_KINDS } from "../lib/news-kinds.ts";
import styles from "./news-list.module.css";

const PAGE_SIZE = 10;

/** News of one kind, newest first, paginated. */
export function NewsList({ type }: { type: NewsType }) {
  const { name, toPage } = NEWS_KINDS[type];
  const {
    query: { page = 1 },
    hrefOf,
  } = useAddressQuery(PAGES, toPage);
  const query = useListNews(
    { type, page, page_size: PAGE_SIZE },
    { query: { staleTime: 60_000, select: (response) => response.data, meta: { errors: "inline" } } },
  );
  const isPastEnd = query.data !== undefined && query.data.total > 0;
  return (
    <Loaded
      query={query}
      what={name}
      skeleton={Array.from({ length: PAGE_SIZE }, (_, row) => (
        <div className={styles.newsItem} key={row}>
          <Skeleton className={styles.newsSkeletonDate} height="12" />
          <Box grow narrow>
            <Skeleton className={looks({ w: "most" })} height="5" />
            <Skeleton className={looks({ mt: "3" })} height="4" />
          </Box>
        </div>
      ))}
      empty={
        <EmptyState
          icon={<Newspaper size={26} strokeWidth={1.5} />}
          title={isPastEnd ? "这一页没有资讯了" : `暂无${name}`}
          hint={isPastEnd ? "请回到第一页查看。" : "有新的资讯会在这里发布，请稍后再来看看。"}
          links={isPastEnd ? [{ name: "回到第一页", to: toPage() }] : undefined}
        />
      }
    >
      {({ list, total, page_size: pageSize }) => (
        <>
          <Box as="ul" noMarkers>
            {list.map((item) => (
              <NewsItem key={item.id} item={item} />
            ))}
          </Box>
          <Box mt="5" hideEmpty>
            <Pagination
              page={page}
              total={total}
              pageSize={pageSize}
              fromTop
              hrefOf={(target) => hrefOf({ page: target })}
            />
          </Box>
        </>
      )}
    </Loaded>
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
      <Box grow narrow>
        <h2 className={styles.title}>
          <TextLink to={paths.news(id, type)}>{title}</TextLink>
        </h2>
        <Text as="p" mt="1" tone="muted" lines="2">
          {summary}
        </Text>
      </Box>
      {image && (
        <div className={styles.picture}>
          <DataPicture src={image} alt="" ratio={5 / 2} />
        </div>
      )}
    </li>
  );
}
