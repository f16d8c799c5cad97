import { Button } from "#src/shared/ui/button/button.tsx";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { MissingPage } from "#src/shared/ui/state/missing-page.tsx";
import { HotGoodsBlock } from "../hot-goods-block.tsx";

export function GoodsNotFound() {
  return (
    <MissingPage
      heading="商品详情"
      title="没有找到这个商品"
      hint="它可能已经下架，或者链接有误。"
      actions={
        <>
          <Button asChild size="sm">
            <Link to={paths.list()}>去看全部商品</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.home()}>返回首页</Link>
          </Button>
        </>
      }
    >
      <HotGoodsBlock title="热销商品" />
    </MissingPage>
  );
}
