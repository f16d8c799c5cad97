import { useParams, useSearchParams } from "react-router-dom";
import { GoodsDetailView } from "#src/features/goods/detail/goods-detail-view.tsx";
import { GoodsNotFound } from "#src/features/goods/detail/goods-not-found.tsx";
import { GroupBuyDetail } from "#src/features/goods/detail/group-buy-detail.tsx";
import { parseOffer } from "#src/features/goods/detail/offer-query.ts";
import { InspectionReports } from "#src/features/quality/components/inspection-reports.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";

export function DetailPage() {
  return <DetailOf View={GoodsDetailView} />;
}

export function GroupBuyPage() {
  return <DetailOf View={GroupBuyDetail} />;
}

function DetailOf({ View }: { View: typeof GroupBuyDetail }) {
  const id = parseId(useParams().id);
  const offer = parseOffer(useSearchParams()[0]);
  if (id === undefined) return <GoodsNotFound />;
  return <View key={id} id={id} offer={offer} reports={<InspectionReports goodsId={id} />} />;
}
