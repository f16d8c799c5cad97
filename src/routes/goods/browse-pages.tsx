import { Flag } from "#generated/enums.ts";
import { CouponTerms } from "#src/features/coupon/components/coupon-terms.tsx";
import { SEARCH_HINTS } from "#src/features/goods/card/labels.ts";
import { GoodsBrowser } from "#src/features/goods/list/goods-browser.tsx";
import { useCategoryPlace } from "#src/features/goods/list/use-category-place.ts";
import { useListQuery } from "#src/features/goods/list/use-list-query.ts";
import type { GoodsView } from "#src/features/goods/list/view.ts";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { usePreloadDetail } from "./use-preload-detail.ts";

const LIST_PATHS = { cards: paths.list(), table: paths.listTable(), plain: paths.listNoImage() };
const SEARCH_PATHS = { cards: paths.search(), table: paths.searchTable() };

export function ListCardsPage() {
  return <ListPage view="cards" />;
}

export function ListTablePage() {
  return <ListPage view="table" />;
}

export function ListNoImagePage() {
  return <ListPage view="plain" />;
}

export function SearchCardsPage() {
  return <SearchPage view="cards" />;
}

export function SearchTablePage() {
  return <SearchPage view="table" />;
}

function ListPage({ view }: { view: GoodsView }) {
  usePreloadDetail();
  const { query } = useListQuery().address;
  const category = useCategoryPlace(query.select)?.path.at(-1)?.name;
  return (
    <>
      <PageHeading title={category ?? (query.yx === Flag.Yes ? "包邮商品" : "全部商品")} />
      {query.with_coupon === Flag.Yes && <CouponTerms />}
      <GoodsBrowser view={view} viewPaths={LIST_PATHS} />
    </>
  );
}

function SearchPage({ view }: { view: GoodsView }) {
  usePreloadDetail();
  const { keywords, type } = useListQuery().address.query;
  return (
    <>
      <PageHeading
        title={keywords ? `搜索“${keywords}”的结果` : "全部商品"}
        hint={type && SEARCH_HINTS[type]}
      />
      <GoodsBrowser view={view} viewPaths={SEARCH_PATHS} />
    </>
  );
}
