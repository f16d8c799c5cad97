import { useParams, useSearchParams } from "react-router-dom";
import { GoodsDetailView } from "#src/features/goods/components/detail/goods-detail-view.tsx";
import { GoodsNotFound } from "#src/features/goods/components/detail/goods-not-found.tsx";
import { parseGoodsId, parseOffer } from "#src/features/goods/lib/offer-query.ts";

export function DetailPage() {
  const id = parseGoodsId(useParams().id);
  const offer = parseOffer(useSearchParams()[0]);
  return id === undefined ? <GoodsNotFound /> : <GoodsDetailView key={id} id={id} offer={offer} />;
}
