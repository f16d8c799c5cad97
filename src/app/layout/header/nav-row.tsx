import { Box, Flex } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { CategoryDropdown } from "#src/features/home/components/category-dropdown.tsx";
import { SiteNav } from "#src/features/home/components/site-nav.tsx";
import { paths } from "#src/shared/paths.ts";
import { LazyCategoryMenu } from "./lazy-category-menu.tsx";

/** Category menu and navigation. The home page shows the menu expanded right below. */
export function NavRow() {
  const isHome = useLocation().pathname === paths.home();
  return (
    <Box bg="bg.panel" borderBottomWidth="2px" borderColor="brand.solid" hideBelow="lg">
      <Flex maxW="page" mx="auto" px="4" gap="2">
        <CategoryDropdown isPinned={isHome}>
          <LazyCategoryMenu />
        </CategoryDropdown>
        <SiteNav />
      </Flex>
    </Box>
  );
}
