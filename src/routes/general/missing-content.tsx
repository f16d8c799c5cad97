import type { ComponentProps } from "react";
import { Compass } from "#generated/icons/compass.ts";
import { StarButton } from "#src/entities/goods/star-button.tsx";
import { GoodsCard } from "#src/features/goods/card/goods-card.tsx";
import { GoodsGridSkeleton } from "#src/features/goods/card/goods-grid-skeleton.tsx";
import { GoodsGrid } from "#src/features/goods/card/goods-grid.tsx";
import { HotGoods } from "#src/features/home/components/hot-goods.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { MissingPage } from "#src/shared/ui/state/missing-page.tsx";

type Props = Omit<ComponentProps<typeof MissingPage>, "icon" | "children">;

/** Says what is missing, offers where to go next, and shows bestsellers. */
export function MissingContent(page: Props) {
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
