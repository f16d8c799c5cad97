import { CouponCenter } from "#src/features/coupon/components/coupon-center.tsx";
import { HotGoodsBlock } from "#src/features/goods/card/hot-goods-block.tsx";

export function CouponCenterPage() {
  return (
    <>
      <CouponCenter />
      <HotGoodsBlock title="用券热销" />
    </>
  );
}
