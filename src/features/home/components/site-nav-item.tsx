import { Box, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { NavItem } from "#generated/model/index.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";
import { navChildLink } from "../lib/nav-child-link.ts";
import { NavLabel } from "./nav-label.tsx";

type Props = { item: NavItem; isCurrent: boolean };

/** A navigation entry, with its sub-menu if it has one. */
export function SiteNavItem({ item, isCurrent }: Props) {
  const hasChildren = item.children.length > 0;
  const { isOpen, area, toggle } = useHoverDisclosure(hasChildren);
  return (
    <Flex
      as="li"
      position="relative"
      align="center"
      data-current={isCurrent || undefined}
      css={{ "&[data-current]": { color: "brand.fg", fontWeight: "600", bg: "brand.subtle" } }}
      {...area}
    >
      <DataLink
        url={item.url}
        newTab={item.is_open === 1}
        aria-current={isCurrent ? "page" : undefined}
        display="flex"
        alignItems="center"
        h="10"
        ps={{ base: "2", xl: "4" }}
        pe={hasChildren ? "1" : { base: "2", xl: "4" }}
        fontSize={{ base: "sm", xl: "md" }}
        _hover={{ color: "brand.solid" }}
      >
        <NavLabel item={item} />
      </DataLink>
      {hasChildren && (
        <chakra.button
          type="button"
          aria-label={`${item.name}的子栏目`}
          display="grid"
          placeItems="center"
          boxSize="6"
          me="1"
          color="fg.subtle"
          cursor="pointer"
          {...toggle}
        >
          <ChevronDown size={14} aria-hidden />
        </chakra.button>
      )}
      {isOpen && (
        <Box
          as="ul"
          position="absolute"
          zIndex="dropdown"
          top="100%"
          insetStart="0"
          minW="32"
          py="1"
          bg="bg.panel"
          borderWidth="1px"
          borderBottomRadius="md"
          boxShadow="md"
          fontWeight="normal"
          color="fg"
          animation="fade-in 100ms ease-out"
        >
          {item.children.map((child) => (
            <li key={child.id}>
              <DataLink
                url={navChildLink(item, child.id)}
                newTab={item.is_open === 1}
                display="block"
                w="full"
                px="4"
                py="2"
                whiteSpace="nowrap"
                _hover={{ bg: "brand.subtle", color: "brand.fg" }}
              >
                {child.name}
              </DataLink>
            </li>
          ))}
        </Box>
      )}
    </Flex>
  );
}
