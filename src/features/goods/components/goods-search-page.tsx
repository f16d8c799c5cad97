import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { useListQuery } from "../hooks/use-list-query.ts";
import { SEARCH_HINTS } from "../lib/labels.ts";
import type { GoodsView } from "../lib/view.ts";
import { GoodsBrowser } from "./goods-browser.tsx";

const VIEW_PATHS = { cards: paths.search(), table: paths.searchTable() };

type Props = { view: GoodsView };

export function GoodsSearchPage({ view }: Props) {
  const { keywords, type } = useListQuery().address.query;
  return (
    <>
      <PageHeading
        title={keywords ? `搜索“${keywords}”的结果` : "全部商品"}
        hint={type && SEARCH_HINTS[type]}
      />
      <GoodsBrowser view={view} viewPaths={VIEW_PATHS} />
    </>
  );
}
