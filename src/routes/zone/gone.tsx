import { ActivityGone } from "#src/features/activity/components/activity-gone.tsx";
import { HotGoodsBlock } from "#src/features/goods/components/hot-goods-block.tsx";

/** An activity that has ended or never existed, followed by bestsellers. */
export function Gone({ title }: { title: string }) {
  return (
    <ActivityGone title={title}>
      <HotGoodsBlock title="热销商品" />
    </ActivityGone>
  );
}
