import { chakra } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { LoadError } from "#src/shared/ui/load-error.tsx";
import { Pagination } from "#src/shared/ui/pagination.tsx";
import { useGoodsList } from "../hooks/use-goods-list.ts";
import { useListTop } from "../hooks/use-list-top.ts";
import { useListQuery } from "../hooks/use-list-query.ts";
import { PAGE_SIZE } from "../lib/list-query.ts";
import type { GoodsView } from "../lib/view.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { GoodsList } from "./goods-list.tsx";
import { GoodsListSkeleton } from "./goods-list-skeleton.tsx";
import { ListToolbar } from "./list-toolbar.tsx";

type Props = {
  view: GoodsView;
  viewPaths: Partial<Record<GoodsView, string>>;
  /** Stands where the goods would be when there are none. */
  nothing: ReactNode;
};

/** Goods to look through: filters, order, view and pages, all of them in the address. */
export function GoodsBrowser({ view, viewPaths, nothing }: Props) {
  const address = useListQuery();
  const { query, hrefOf, change } = address;
  const { data, isError, isPlaceholderData, refetch, prefetchPage } = useGoodsList(query);
  const answer = data?.data;
  const top = useRef<HTMLDivElement>(null);
  useListTop(top, query.page ?? 1);

  return (
    <chakra.div css={styles} ref={top}>
      <FilterPanel address={address} brands={answer?.brands} makers={answer?.makers} />
      <ActiveFilters address={address} brands={answer?.brands ?? []} />
      <ListToolbar address={address} view={view} viewPaths={viewPaths} total={answer?.total} />
      <section aria-label="商品列表" aria-busy={!answer || isPlaceholderData}>
        {answer ? (
          answer.list.length > 0 ? (
            <GoodsList goods={answer.list} view={view} />
          ) : (
            nothing
          )
        ) : isError ? (
          <LoadError onRetry={() => void refetch()} />
        ) : (
          <GoodsListSkeleton view={view} />
        )}
      </section>
      {answer && (
        <Pagination
          page={query.page ?? 1}
          total={answer.total}
          pageSize={query.page_size ?? PAGE_SIZE}
          onPage={(page) => change({ page })}
          hrefOf={(page) => hrefOf({ page })}
          onIntent={prefetchPage}
        />
      )}
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexDirection: "column",
  gap: "3",
  scrollMarginTop: "20",
  "& [aria-busy=true]": { opacity: "0.65", transition: "opacity 120ms 150ms" },
} as const;
