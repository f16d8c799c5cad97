import { PromotionList } from "#src/features/activity/components/promotion-list.tsx";
import { Promotion } from "#src/features/activity/components/promotion.tsx";
import { blockParts } from "./block-parts.tsx";
import { GoodsBatches } from "./goods-batches.tsx";

export function PromotionPage() {
  return (
    <Promotion
      goods={(goods) => <GoodsBatches goods={goods} label="活动商品" />}
      coupons={blockParts.coupons}
    />
  );
}

export function PromotionListPage() {
  return <PromotionList />;
}
