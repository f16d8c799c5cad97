import { useSearchArticles } from "#generated/hooks/article/article.ts";
import { SearchX } from "#generated/icons/search-x.ts";
import type { ArticleSummary } from "#generated/model/index.ts";
import { paths } from "#src/shared/paths.ts";
import { Text, Row, Box } from "#src/shared/ui/layout/layout.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { splitByWords } from "../lib/split-by-words.ts";
import styles from "./search-results.module.css";

type Props = { keywords: string; page: number };

/** Help articles and news that match the words, best match first. */
export function SearchResults({ keywords, page }: Props) {
  const query = useSearchArticles(
    { keywords, page },
    { query: { staleTime: 60_000, select: (response) => response.data, meta: { errors: "inline" } } },
  );
  return (
    <div className={styles.root}>
      <Row gapX="3" align="baseline" wrap pb="3" line="below">
        <Text as="h1" size="lg" bold breakable>
          搜索“{keywords}”
        </Text>
        <Text as="div" tone="subtle" size="xs" role="status">
          {query.data && `共 ${query.data.total} 篇`}
        </Text>
      </Row>
      <Loaded
        query={query}
        what="搜索结果"
        skeleton={Array.from({ length: 6 }, (_, row) => (
          <Box py="3" line="below" key={row}>
            <Skeleton className={styles.titleLoading} />
            <Skeleton className={styles.summaryLoading} />
            <Skeleton className={styles.dateLoading} />
          </Box>
        ))}
        empty={<NothingFound keywords={keywords} isPastEnd={(query.data?.total ?? 0) > 0} />}
      >
        {({ list, total, page_size }) => (
          <>
            <ul>
              {list.map((article) => (
                <SearchHit key={article.url} article={article} keywords={keywords} />
              ))}
            </ul>
            <Box mt="4" hideEmpty>
              <Pagination
                page={page}
                total={total}
                pageSize={page_size}
                hrefOf={(target) => paths.helpSearch(keywords, target)}
              />
            </Box>
          </>
        )}
      </Loaded>
    </div>
  );
}

function NothingFound({ keywords, isPastEnd }: { keywords: string; isPastEnd: boolean }) {
  return (
    <EmptyState
      icon={<SearchX size={26} strokeWidth={1.5} />}
      title={isPastEnd ? "这一页没有文章了" : `没有找到关于“${keywords}”的文章`}
      hint={isPastEnd ? "请回到第一页查看。" : "换一个更短的词试试，或直接咨询客服。"}
      links={[
        {
          name: isPastEnd ? "回到第一页" : "咨询客服",
          to: isPastEnd ? paths.helpSearch(keywords) : paths.help("fwbz/zskf"),
        },
      ]}
    />
  );
}

type SearchHitProps = { article: ArticleSummary; keywords: string };

/** A search result with the search words highlighted. */
function SearchHit({ article, keywords }: SearchHitProps) {
  const { title, summary, url, updated_at: updatedAt } = article;
  return (
    <li className={styles.searchHit}>
      <DataLink url={url}>
        <Marked text={title} keywords={keywords} />
      </DataLink>
      <p>
        <Marked text={summary} keywords={keywords} />
      </p>
      <small>
        {url.startsWith("/news/") ? "资讯" : "帮助"}　
        <time dateTime={updatedAt}>{updatedAt.slice(0, 10)}</time>
      </small>
    </li>
  );
}

function Marked({ text, keywords }: { text: string; keywords: string }) {
  return splitByWords(text, keywords).map((part, index) =>
    part.isHit ? <mark key={index}>{part.text}</mark> : <span key={index}>{part.text}</span>,
  );
}
