import type { ReactNode } from "react";
import { useListHotGoods } from "#generated/hooks/goods/goods.ts";
import type { Goods } from "#generated/model/index.ts";
import { useInSlices } from "#src/shared/lib/use-in-slices.ts";
import { paths } from "#src/shared/paths.ts";
import { HomeBlock } from "./home-block.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";

const SHOWN = 10;

type Props = {
  /** The page decides how goods are rendered. */
  children: (goods: Goods[]) => ReactNode;
  skeleton: ReactNode;
};

/** Bestsellers. */
export function HotGoods({ children, skeleton }: Props) {
  const {
    data: response,
    error,
    refetch,
  } = useListHotGoods({
    query: { meta: { errors: "inline" }, select: (response) => response.data },
  });
  const data = useInSlices(response);
  if (data?.length === 0) return null;
  return (
    <HomeBlock title="热销商品" hint="近一个月同行采购最多" moreTo={paths.list({ sort: "sales" })}>
      {data && children(data.slice(0, SHOWN))}
      {!data && error && <RetryLine error={error} fills what="热销商品" onRetry={() => void refetch()} />}
      {!data && !error && skeleton}
    </HomeBlock>
  );
}
