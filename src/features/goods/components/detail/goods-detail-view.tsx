import { useGetGoodsDetail } from "#generated/hooks/goods/goods.ts";
import type { GetGoodsDetailParams } from "#generated/model/index.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { DetailContent, type DetailSlots } from "./detail-content.tsx";
import { DetailFailed } from "./detail-failed.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { GoodsNotFound } from "./goods-not-found.tsx";

type Props = DetailSlots & { id: number; offer: GetGoodsDetailParams };

/** The product page. */
export function GoodsDetailView({ id, offer, ...slots }: Props) {
  const { data, error, refetch } = useGetGoodsDetail(id, offer, {
    // Missing goods are explained by the page, without an alert on top.
    query: { meta: { errors: inlineIf(isNotFound) } },
  });
  if (data)
    return <DetailContent detail={data.data} requested={offer} onTurn={() => void refetch()} {...slots} />;
  if (error?.status === 404) return <GoodsNotFound />;
  return error ? (
    <DetailFailed error={error} title="商品详情" onRetry={() => void refetch()} />
  ) : (
    <DetailSkeleton />
  );
}
