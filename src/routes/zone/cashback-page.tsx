import { Cashback } from "#src/features/activity/components/cashback.tsx";
import { HotGoodsBlock } from "#src/features/goods/card/hot-goods-block.tsx";

export function CashbackPage() {
  return (
    <>
      <Cashback />
      <HotGoodsBlock title="凑单热销" />
    </>
  );
}
