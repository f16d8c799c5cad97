import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useGetGoodsDetail } from "#generated/hooks/goods/goods.ts";
import { Scale } from "#generated/icons/scale.ts";
import { parseCompared } from "#src/entities/goods/compared.ts";
import { paths } from "#src/shared/paths.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { removeFromComparison } from "./compare-choice.ts";
import { ComparisonTable } from "./comparison-table.tsx";

/** Up to four goods of the address side by side. */
export function ComparisonPage() {
  const [search, setSearch] = useSearchParams();
  const ids = parseCompared(search.get("ids"));
  const { goods, isLoading, error, retry } = useComparedGoods(ids);
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const remove = (id: number) => {
    removeFromComparison(id);
    setSearch({ ids: ids.filter((each) => each !== id).join(",") }, { replace: true });
  };
  return (
    <>
      <PageHeading
        title="商品对比"
        hint="不同之处有底色，单位价最低、效期最长的有标记。"
        actions={
          goods.length > 1 && (
            <Checkbox
              state={onlyDifferent ? "all" : "none"}
              label="只看不同"
              visibleLabel="只看不同"
              onChange={setOnlyDifferent}
            />
          )
        }
      />
      {isLoading ? (
        <LoadingPage label="对比加载中">
          <Skeleton height="md" />
        </LoadingPage>
      ) : (
        <>
          {error && <LoadError title="部分商品加载失败，可能已下架" onRetry={retry} />}
          {goods.length > 0 ? (
            <ComparisonTable compared={goods} onlyDifferent={onlyDifferent} onRemove={remove} />
          ) : (
            !error && (
              <EmptyState
                icon={<Scale size={26} strokeWidth={1.5} />}
                title="还没有要对比的商品"
                hint="在商品列表、收藏或常购商品里勾选 2 到 4 种，就能并排比较单位价、阶梯价和效期。"
                links={[{ name: "去选商品", to: paths.list() }]}
              />
            )
          )}
        </>
      )}
    </>
  );
}

/** The goods of a comparison, four at most, each with its own call. */
function useComparedGoods(ids: readonly number[]) {
  const calls = [useOne(ids[0]), useOne(ids[1]), useOne(ids[2]), useOne(ids[3])].slice(0, ids.length);
  return {
    goods: calls.flatMap(({ data }) => data?.data ?? []),
    isLoading: calls.some(({ isLoading }) => isLoading),
    error: calls.some(({ error }) => error),
    retry: () => {
      for (const { error, refetch } of calls) if (error) void refetch();
    },
  };
}

function useOne(id: number | undefined) {
  return useGetGoodsDetail(id ?? 0, undefined, {
    query: { enabled: id !== undefined, meta: { errors: "inline" } },
  });
}
