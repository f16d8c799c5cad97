import { Box, Flex } from "@chakra-ui/react";
import type { NavItem } from "#generated/model/index.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { useNavItems } from "../hooks/use-nav-items.ts";
import { navChildLink } from "../lib/nav-child-link.ts";
import { NavLabel } from "./nav-label.tsx";

/** The navigation for a narrow screen: entries with a sub-menu take a full row, others half of one. */
export function NavList() {
  const items = useNavItems();
  return (
    <Flex as="nav" aria-label="主导航" direction="column">
      <Flex as="ul" wrap="wrap">
        {items.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
      </Flex>
    </Flex>
  );
}

function Entry({ item }: { item: NavItem }) {
  const newTab = item.is_open === 1;
  const hasChildren = item.children.length > 0;
  return (
    <Flex as="li" w={hasChildren ? "full" : "1/2"} order={hasChildren ? "1" : "0"} align="center" gap="4">
      <DataLink url={item.url} newTab={newTab} display="block" py="2" w={hasChildren ? "20" : "full"}>
        <NavLabel item={item} />
      </DataLink>
      {hasChildren && (
        <Flex as="ul" flex="1" columnGap="4" wrap="wrap">
          {item.children.map((child) => (
            <Box as="li" key={child.id}>
              <DataLink
                url={navChildLink(item, child.id)}
                newTab={newTab}
                display="block"
                py="2"
                color="fg.muted"
                fontSize="xs"
              >
                {child.name}
              </DataLink>
            </Box>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
