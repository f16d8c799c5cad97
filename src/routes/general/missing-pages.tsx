import type { ComponentProps } from "react";
import { Compass } from "#generated/icons/compass.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { GoodsCard } from "#src/features/goods/card/goods-card.tsx";
import { GoodsGridSkeleton } from "#src/features/goods/card/goods-grid-skeleton.tsx";
import { GoodsGrid } from "#src/features/goods/card/goods-grid.tsx";
import { HotGoods } from "#src/features/home/components/hot-goods.tsx";
import { paths } from "#src/shared/paths.ts";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { MissingPage } from "#src/shared/ui/state/missing-page.tsx";

export function NotFoundPage() {
  return (
    <MissingContent
      heading="页面不存在"
      title="没有找到您要的页面"
      hint="链接可能已失效或输入有误。您可以返回首页，或在上方搜索药品名称、生产厂家。"
      links={[
        { name: "返回首页", to: paths.home() },
        { name: "浏览全部商品", to: paths.list() },
      ]}
    />
  );
}

export function NoActivityPage() {
  return (
    <MissingContent
      heading="活动不存在"
      title="活动不存在或已结束"
      hint="这个活动可能已经结束，或尚未开始。您可以到活动专区看看正在进行的活动，或先去领券。"
      links={[
        { name: "去活动专区", to: paths.activities() },
        { name: "去领券中心", to: paths.couponCenter() },
        { name: "返回首页", to: paths.home() },
      ]}
    />
  );
}

type Props = Omit<ComponentProps<typeof MissingPage>, "icon" | "children">;

/** Says what is missing, offers where to go next, and shows bestsellers. */
function MissingContent(page: Props) {
  return (
    <Stack gap="4">
      <div>
        <MissingPage icon={<Compass size={28} strokeWidth={1.5} />} {...page} />
      </div>
      <HotGoods skeleton={<GoodsGridSkeleton />}>
        {(goods) => (
          <GoodsGrid label="热销商品">
            {goods.map((one) => (
              <GoodsCard key={one.id} goods={one} actions={<StarButton goods={one} />} />
            ))}
          </GoodsGrid>
        )}
      </HotGoods>
    </Stack>
  );
}
