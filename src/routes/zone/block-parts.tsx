import { StarButton } from "#src/entities/goods/star-button.tsx";
import type { BlockParts } from "#src/features/activity/components/activity-blocks.tsx";
import { CouponTickets } from "#src/features/coupon/components/coupon-tickets.tsx";
import { GoodsCard } from "#src/features/goods/card/goods-card.tsx";
import { GoodsGrid } from "#src/features/goods/card/goods-grid.tsx";
import { RegularPrice } from "#src/features/goods/card/regular-price.tsx";

/** The components with which activities render their goods and coupons. */
export const blockParts: BlockParts = {
  goods: (goods) => (
    <GoodsGrid>
      {goods.map((each) => (
        <GoodsCard key={each.id} goods={each} actions={<StarButton goods={each} />}>
          <RegularPrice goods={each} />
        </GoodsCard>
      ))}
    </GoodsGrid>
  ),
  coupons: (offers, onStale) => <CouponTickets offers={offers} onStale={onStale} />,
};
