import { memo, type ReactNode, useRef, type RefObject, useEffect, startTransition, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { Flag, GoodsSort } from "#generated/enums.ts";
import type { Goods } from "#generated/model/index.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { rememberListPath } from "#src/shared/lib/list-paths.ts";
import { useInSlices } from "#src/shared/lib/use-in-slices.ts";
import { useSame } from "#src/shared/lib/use-same.ts";
import { Pagination } from "#src/shared/ui/records/pagination.tsx";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { DetailedCard } from "../card/detailed-card.tsx";
import { GoodsGridSkeleton } from "../card/goods-grid-skeleton.tsx";
import { GoodsGrid } from "../card/goods-grid.tsx";
import { CompareBar } from "../compare/compare-bar.tsx";
import { aliasMeant } from "./alias-meant.ts";
import type { CategoryMenuName } from "./category-path.ts";
import { GoodsTableSkeleton } from "./goods-table-skeleton.tsx";
import { GoodsTable } from "./goods-table.tsx";
import { type ListQuery, PAGE_SIZE } from "./list-query.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { useGoodsList } from "./use-goods-list.ts";
import { type PagePath, useListQuery } from "./use-list-query.ts";
import { type GoodsView, useShownView } from "./view.ts";
import styles from "./goods-browser.module.css";

type Note = ((goods: Goods) => ReactNode) | undefined;

type Props = {
  /**
   * The part of the query that the page fixes, such as `{ zone: "zyyp" }`: neither in the address nor a removable
   * filter. Must be a constant.
   */
  fixed?: ListQuery;
  /** The only menu whose categories filter the list; defaults to the shop's menus. */
  menu?: CategoryMenuName | undefined;
  /** The view, and the path of each view, for pages with a path per view; otherwise the view is in the query. */
  view?: GoodsView;
  viewPaths?: Partial<Record<GoodsView, string>>;
  /** A note beside the price, such as the regular price. */
  note?: (goods: Goods) => ReactNode;
  /** For addresses with the page number in the path. */
  pagePath?: PagePath;
  /** Shown when there are no goods; by default it suggests what to try next. */
  nothing?: ReactNode;
};

const NO_GOODS: readonly Goods[] = [];

/** A list of goods with filters, sorting, views and pagination, all stored in the address. */
export function GoodsBrowser({ fixed, menu, view, viewPaths, note, pagePath, nothing }: Props) {
  const { address, page, view: viewInQuery } = useListQuery(fixed, pagePath);
  const { query, hrefOf, change } = address;
  const list = useGoodsList({ ...query, ...(page > 1 && { page }), ...fixed });
  const { data, error, isPlaceholderData, refetch, loadPage, prefetchPage } = list;
  const response = useInSlices(data)?.data;
  const goods = useRestLater(response?.list ?? NO_GOODS);
  const isBusy = response ? isPlaceholderData || goods !== response.list : !error;
  const top = useRef<HTMLDivElement>(null);
  useListTop(top, page);
  const brands = useSame(response && (response.brands ?? []));
  const makers = useSame(response && (response.makers ?? []));
  const alias = query.keywords === undefined ? undefined : aliasMeant(goods, query.keywords);
  const facets = { address, menu, brands, makers };
  const shownView = useShownView(view ?? viewInQuery);
  const { pathname } = useLocation();
  useEffect(
    () => rememberListPath(view || viewInQuery === "cards" ? pathname : `${pathname}?view=${viewInQuery}`),
    [pathname, view, viewInQuery],
  );

  return (
    <div className={styles.root} ref={top}>
      <BlockPart>
        <ListToolbar {...facets} view={shownView} viewPaths={viewPaths} total={response?.total} />
      </BlockPart>
      {response?.is_near === Flag.Yes && query.keywords && (
        <p className={styles.near} role="status">
          没有与“{query.keywords}”完全一致的商品，以下是相近的结果，请核对名称。
        </p>
      )}
      {alias && (
        <p className={styles.near} role="status">
          “{alias.name}”即{alias.generics.join("、")}，请核对名称和生产厂家。
        </p>
      )}
      <section {...staleProps(isBusy)} aria-label="商品列表">
        <Loaded
          query={{ data: response, error, refetch }}
          what="商品"
          skeleton={
            shownView === "cards" ? (
              <GoodsGridSkeleton isList />
            ) : (
              <GoodsTableSkeleton images={shownView === "table"} />
            )
          }
          empty={
            nothing ?? <NothingFound address={address} page={page} fewer={response?.fewer_words ?? []} />
          }
        >
          {() => (
            <BlockPart>
              <GoodsList goods={goods} view={shownView} sort={query.sort} note={note} />
            </BlockPart>
          )}
        </Loaded>
      </section>
      <CompareBar />
      {response && (
        <BlockPart>
          <Pagination
            page={page}
            total={response.total}
            pageSize={query.page_size ?? PAGE_SIZE}
            onPage={(next) => {
              loadPage(next);
              change({ page: next });
            }}
            hrefOf={(each) => hrefOf({ page: each })}
            onIntent={prefetchPage}
          />
        </BlockPart>
      )}
    </div>
  );
}

/** On a phone; on a desktop the rest of the row follows at once. */
const FIRST_ROW = 2;

type GoodsListProps = {
  goods: readonly Goods[];
  view: GoodsView;
  sort: GoodsSort | undefined;
  note?: Note;
};

function GoodsList({ goods, view, sort, note }: GoodsListProps) {
  if (view !== "cards")
    return (
      <GoodsTable
        goods={goods}
        images={view === "table"}
        isByUnitPrice={sort === GoodsSort.unit_price}
        note={note}
      />
    );
  return (
    <GoodsGrid label="商品" isList>
      {goods.map((each, index) => (
        <ListedCard key={each.id} goods={each} note={note} isFirst={index < FIRST_ROW} />
      ))}
    </GoodsGrid>
  );
}

type ListedCardProps = { goods: Goods; note: Note; isFirst: boolean };

const ListedCard = memo(function ListedCard({ goods, note, isFirst }: ListedCardProps) {
  return (
    <DetailedCard goods={goods} actions={<StarButton goods={goods} />} isFirst={isFirst}>
      {note?.(goods)}
    </DetailedCard>
  );
});

/** Scrolls to the top of the list on another page; going back restores the former position. */
function useListTop(list: RefObject<HTMLElement | null>, page: number): void {
  const isReturn = useNavigationType() === "POP";
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (!isReturn) list.current?.scrollIntoView();
  }, [list, page, isReturn]);
}

/** As many as a screen shows below the filters: rows are 80 px high, cards are several side by side. */
const FIRST = 12;

/**
 * The goods of a list as they are to be rendered: after a change those in view at once, and those further down in
 * time slices, once the first are painted. Until then the former goods stay there, so that the page keeps its height.
 */
function useRestLater(goods: readonly Goods[]): readonly Goods[] {
  const [rest, setRest] = useState(goods);
  // Not `useDeferredValue`: its first slice would delay the frame that shows the goods in view.
  useEffect(() => afterPaint(() => startTransition(() => setRest(goods))), [goods]);

  // The first goods come in slices as a whole: what is below them must not move.
  if (rest === goods || rest.length === 0) return goods;
  const first = goods.slice(0, FIRST);
  const shown = new Set(first.map(({ id }) => id));
  return [...first, ...rest.slice(FIRST).filter(({ id }) => !shown.has(id))];
}

/** Runs a task when the next frame has been painted; returns a function that cancels it. */
function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
