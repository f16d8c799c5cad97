import type { ReactNode } from "react";
import { useListHotGoods } from "#generated/hooks/goods/goods.ts";
import type { Goods } from "#generated/model/index.ts";
import { useInSlices } from "#src/shared/lib/use-in-slices.ts";
import { paths } from "#src/shared/paths.ts";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { HomeBlock } from "./home-block.tsx";

const SHOWN = 10;

type Props = {
  /** The page decides how goods are rendered. */
  children: (goods: Goods[]) => ReactNode;
  skeleton: ReactNode;
};

/** Bestsellers. */
export function HotGoods({ children, skeleton }: Props) {
  const { data, error, refetch } = useListHotGoods({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  const query = { data: useInSlices(data), error, refetch };
  if (query.data?.length === 0) return null;
  return (
    <HomeBlock title="热销商品" hint="近一个月同行采购最多" moreTo={paths.list({ sort: "sales" })}>
      <Loaded query={query} what="热销商品" as="tile" skeleton={skeleton}>
        {(goods) => children(goods.slice(0, SHOWN))}
      </Loaded>
    </HomeBlock>
  );
}
