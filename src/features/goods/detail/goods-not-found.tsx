import { paths } from "#src/shared/paths.ts";
import { MissingPage } from "#src/shared/ui/state/missing-page.tsx";
import { HotGoodsBlock } from "../card/hot-goods-block.tsx";

export function GoodsNotFound() {
  return (
    <MissingPage
      heading="商品详情"
      title="没有找到这个商品"
      hint="它可能已经下架，或者链接有误。"
      links={[
        { name: "去看全部商品", to: paths.list() },
        { name: "返回首页", to: paths.home() },
      ]}
    >
      <HotGoodsBlock title="热销商品" />
    </MissingPage>
  );
}
