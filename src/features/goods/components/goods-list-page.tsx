import type { ReactNode } from "react";
import { paths } from "#src/shared/paths.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { useCategoryPlace } from "../hooks/use-category-place.ts";
import { useListQuery } from "../hooks/use-list-query.ts";
import type { GoodsView } from "../lib/view.ts";
import { GoodsBrowser } from "./goods-browser.tsx";

const VIEW_PATHS = { cards: paths.list(), table: paths.listTable(), plain: paths.listNoImage() };

type Props = {
  view: GoodsView;
  /** Shown above the goods while they are filtered by coupon. */
  coupons: ReactNode;
};

export function GoodsListPage({ view, coupons }: Props) {
  const { query } = useListQuery().address;
  const category = useCategoryPlace(query.select)?.path.at(-1)?.name;
  return (
    <>
      <PageHeading title={category ?? (query.yx === 1 ? "包邮商品" : "全部商品")} />
      {query.with_coupon === 1 && coupons}
      <GoodsBrowser view={view} viewPaths={VIEW_PATHS} />
    </>
  );
}
