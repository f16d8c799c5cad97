import { Flex } from "@chakra-ui/react";
import { useLocation } from "react-router-dom";
import { useNavItems } from "../hooks/use-nav-items.ts";
import { isNavCurrent } from "../lib/is-nav-current.ts";
import { SiteNavItem } from "./site-nav-item.tsx";

/** The navigation bar; entries with children open a sub-menu. */
export function SiteNav() {
  const { pathname } = useLocation();
  const items = useNavItems();
  return (
    <Flex as="nav" aria-label="主导航" flex="1" minW="0">
      <Flex as="ul" wrap="wrap" minH="10">
        {items.map((item) => (
          <SiteNavItem key={item.id} item={item} isCurrent={isNavCurrent(item.url, pathname)} />
        ))}
      </Flex>
    </Flex>
  );
}
