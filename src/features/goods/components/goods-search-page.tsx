import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";
import { useListQuery } from "../hooks/use-list-query.ts";
import type { GoodsView } from "../lib/view.ts";
import { GoodsBrowser } from "./goods-browser.tsx";
import { NothingFound } from "./nothing-found.tsx";

const VIEW_PATHS = { cards: paths.search(), table: paths.searchTable() };

export function GoodsSearchPage({ view }: { view: GoodsView }) {
  const address = useListQuery();
  const { keywords, type } = address.query;
  return (
    <>
      <PageHeading
        title={keywords ? `搜索“${keywords}”的结果` : "全部商品"}
        hint={type === 2 ? "按生产厂家搜索" : type === 1 ? "按药品名称搜索" : undefined}
      />
      <GoodsBrowser view={view} viewPaths={VIEW_PATHS} nothing={<NothingFound address={address} />} />
    </>
  );
}
