import { Button } from "#src/shared/ui/button/button.tsx";
import { Newspaper } from "lucide-react";
import { Link, useNavigate } from "react-router-dom";
import { useListNews } from "#generated/hooks/article/article.ts";
import type { NewsType } from "#generated/model/index.ts";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { NEWS_KINDS } from "../lib/news-kinds.ts";
import { NewsItem } from "./news-item.tsx";
import styles from "./news-list.module.css";
import { NewsSkeleton } from "./news-skeleton.tsx";

const PAGE_SIZE = 10;

type Props = { type: NewsType; page: number };

/** News of one kind, newest first, paginated. */
export function NewsList({ type, page }: Props) {
  const navigate = useNavigate();
  const { name, toPage } = NEWS_KINDS[type];
  const { data, isError, refetch } = useListNews(
    { type, page, page_size: PAGE_SIZE },
    { query: { staleTime: 60_000, select: (response) => response.data, meta: { errors: "inline" } } },
  );
  if (!data)
    return isError ? (
      <LoadError title={`${name}没有加载出来`} onRetry={() => void refetch()} />
    ) : (
      <NewsSkeleton what={name} rows={PAGE_SIZE} />
    );
  if (data.list.length === 0)
    return (
      <EmptyState
        icon={<Newspaper size={26} strokeWidth={1.5} />}
        title={data.total > 0 ? "这一页没有资讯了" : `暂无${name}`}
        hint={data.total > 0 ? "请回到第一页查看。" : "有新的资讯会在这里发布，请稍后再来看看。"}
        action={
          data.total > 0 && (
            <Button asChild size="sm">
              <Link to={toPage()}>回到第一页</Link>
            </Button>
          )
        }
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
