import { Box, Flex, Grid, VisuallyHidden } from "@chakra-ui/react";
import { GoodsCard } from "#src/features/goods/components/goods-card.tsx";
import { GoodsGrid } from "#src/features/goods/components/goods-grid.tsx";
import { GoodsListSkeleton } from "#src/features/goods/components/goods-list-skeleton.tsx";
import { BrandStrip } from "#src/features/home/components/brand-strip.tsx";
import { CategoryMenu } from "#src/features/home/components/category-menu.tsx";
import { HomeBanner } from "#src/features/home/components/home-banner.tsx";
import { HotGoods } from "#src/features/home/components/hot-goods.tsx";
import { Promises } from "#src/features/home/components/promises.tsx";
import { AccountCard } from "#src/features/user/components/account-card.tsx";
import { company } from "#src/shared/company.ts";

export function HomePage() {
  return (
    <Flex direction="column" gap="4">
      <VisuallyHidden asChild>
        <h1>{company.siteTitle}</h1>
      </VisuallyHidden>
      <Grid
        gap="4"
        gridTemplateColumns={{
          base: "minmax(0, 1fr)",
          md: "auto minmax(0, 1fr)",
          xl: "auto minmax(0, 1fr) 17rem",
        }}
      >
        <Box hideBelow="md">
          <CategoryMenu />
        </Box>
        <Box pt="3">
          <HomeBanner />
        </Box>
        <Box pt={{ xl: "3" }} gridColumn={{ md: "1 / -1", xl: "auto" }}>
          <AccountCard />
        </Box>
      </Grid>
      <Promises />
      <HotGoods skeleton={<GoodsListSkeleton view="cards" />}>
        {(goods) => (
          <GoodsGrid label="热销商品">
            {goods.map((one) => (
              <GoodsCard key={one.id} goods={one} />
            ))}
          </GoodsGrid>
        )}
      </HotGoods>
      <BrandStrip />
    </Flex>
  );
}
