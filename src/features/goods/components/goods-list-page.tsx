import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";
import { useCategoryName } from "../hooks/use-category-name.ts";
import { useListQuery } from "../hooks/use-list-query.ts";
import { WITHOUT_FILTERS } from "../lib/list-chips.ts";
import type { GoodsView } from "../lib/view.ts";
import { GoodsBrowser } from "./goods-browser.tsx";

const VIEW_PATHS = { cards: paths.list(), table: paths.listTable(), plain: paths.listNoImage() };

export function GoodsListPage({ view }: { view: GoodsView }) {
  const { query, hrefOf } = useListQuery();
  const category = useCategoryName(query.select);
  return (
    <>
      <PageHeading title={category ?? (query.yx === 1 ? "包邮商品" : "全部商品")} />
      <GoodsBrowser
        view={view}
        viewPaths={VIEW_PATHS}
        nothing={
          <EmptyState
            title="没有符合条件的商品"
            hint="试试放宽价格范围，或者取消部分筛选条件。"
            action={
              <Button asChild size="sm" variant="outline">
                <Link to={hrefOf({ ...WITHOUT_FILTERS, keywords: undefined, type: undefined })}>
                  清空筛选条件
                </Link>
              </Button>
            }
          />
        }
      />
    </>
  );
}
