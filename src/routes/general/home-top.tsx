import { Box, Flex, Grid } from "@chakra-ui/react";
import { CategoryMenu } from "#src/features/home/components/category-menu.tsx";
import { CategoryTiles } from "#src/features/home/components/category-tiles.tsx";
import { FocusBanner } from "#src/features/home/components/focus-banner.tsx";
import { NewProductAds, RightAds } from "#src/features/home/components/small-ads.tsx";
import { AccountCard } from "#src/features/user/components/account-card.tsx";

/** The top of the home page: categories, banners and the user. */
export function HomeTop() {
  return (
    <Grid
      gap="3"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        md: "auto minmax(0, 1fr)",
        xl: "auto minmax(0, 1fr) {sizes.68}",
      }}
    >
      <Box hideBelow="md">
        <CategoryMenu isRoomy />
      </Box>
      <Flex direction="column" gap="3" pt="3" minW="0">
        <FocusBanner />
        <Box hideFrom="md">
          <CategoryTiles />
        </Box>
        <NewProductAds />
      </Flex>
      <Flex
        direction={{ base: "column", md: "row", xl: "column" }}
        gap="3"
        pt={{ xl: "3" }}
        gridColumn={{ md: "1 / -1", xl: "auto" }}
        css={{ "& > *": { flex: { md: "1", xl: "none" } }, "& > :first-of-type": { flex: { xl: "1" } } }}
      >
        <AccountCard />
        <RightAds />
      </Flex>
    </Grid>
  );
}
