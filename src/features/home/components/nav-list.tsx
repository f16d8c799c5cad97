import { Box, Flex } from "@chakra-ui/react";
import { DataLink } from "#src/shared/ui/data-link.tsx";
import { useNavItems } from "../hooks/use-nav-items.ts";

/** The navigation folded for a narrow screen. */
export function NavList() {
  const items = useNavItems();
  return (
    <Flex as="ul" wrap="wrap">
      {items.map((item) => (
        <Box as="li" key={item.id} w="1/2">
          <DataLink url={item.url} newTab={item.is_open === 1} display="block" w="full" py="2">
            {item.name}
          </DataLink>
        </Box>
      ))}
    </Flex>
  );
}
