import { useGetGoodsDetail } from "#generated/hooks/goods/goods.ts";
import type { GetGoodsDetailParams } from "#generated/model/index.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { DetailContent, type DetailSlots } from "./detail-content.tsx";
import { DetailSkeleton } from "./detail-skeleton.tsx";
import { GoodsNotFound } from "./goods-not-found.tsx";

type Props = DetailSlots & { id: number; offer: GetGoodsDetailParams };

/** The product page. */
export function GoodsDetailView({ id, offer, ...slots }: Props) {
  const query = useGetGoodsDetail(id, offer, {
    // Missing goods are explained by the page, without an alert on top.
    query: { select: (response) => response.data, meta: { errors: inlineIf(isNotFound) } },
  });
  if (!query.data && query.error?.status === 404) return <GoodsNotFound />;
  return (
    <>
      {query.isLoadingError && <PageHeading title="商品详情" />}
      <Loaded query={query} what="商品" skeleton={<DetailSkeleton />}>
        {(detail) => (
          <DetailContent detail={detail} requested={offer} onTurn={() => void query.refetch()} {...slots} />
        )}
      </Loaded>
    </>
  );
}
