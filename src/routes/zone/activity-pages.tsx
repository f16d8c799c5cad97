import { useParams } from "react-router-dom";
import type { CouponOffer, Goods } from "#generated/model/index.ts";
import { ActivityCentre } from "#src/features/activity/components/activity-centre.tsx";
import { ActivityGone } from "#src/features/activity/components/activity-gone.tsx";
import { ActivityHub } from "#src/features/activity/components/activity-hub.tsx";
import { ActivityView } from "#src/features/activity/components/activity-view.tsx";
import { CouponTickets } from "#src/features/coupon/components/coupon-tickets.tsx";
import { GoodsCard } from "#src/features/goods/components/goods-card.tsx";
import { GoodsGrid } from "#src/features/goods/components/goods-grid.tsx";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { parseIds } from "#src/shared/lib/parse-ids.ts";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";
import { goodsStar } from "./goods-star.tsx";
import { priceNote } from "./price-note.tsx";

/** How an activity's goods and coupons are drawn. */
const parts = {
  goods: (goods: Goods[]) => (
    <GoodsGrid>
      {goods.map((each) => (
        <GoodsCard key={each.id} goods={each} actions={goodsStar(each)}>
          {priceNote(each)}
        </GoodsCard>
      ))}
    </GoodsGrid>
  ),
  coupons: (offers: CouponOffer[], onStale: () => void) => (
    <CouponTickets offers={offers} onStale={onStale} />
  ),
};

export function ActivitiesPage() {
  const { id: text } = useParams();
  if (text === undefined) return <ActivityHub />;
  const id = parseId(text);
  return id === undefined ? (
    <Gone title="活动专区" />
  ) : (
    <ActivityView key={id} id={id} title="活动专区" {...parts} />
  );
}

export function ActivityCentrePage() {
  const params = useParams();
  const ids = parseIds(params.ids);
  const id = parseId(params.id);
  if (ids === undefined || (params.id !== undefined && id === undefined)) return <Gone title="活动中心" />;
  return (
    <ActivityCentre ids={ids} id={id}>
      {(current) => <ActivityView key={current} id={current} title="活动中心" {...parts} />}
    </ActivityCentre>
  );
}

function Gone({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <ActivityGone />
    </>
  );
}
