import { Box, Flex } from "@chakra-ui/react";
import { ChevronRight } from "lucide-react";
import type { PointerEvent } from "react";
import type { MenuItem } from "#generated/model/index.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { FLYOUT } from "../hooks/use-category-flyout.ts";

type Props = {
  id: string;
  entry: MenuItem;
  linkTo: (id: number) => string;
  onHover: (event: PointerEvent) => void;
};

/** The second level as rows, each with its third level beside it. */
export function CategoryFlyout({ id, entry, linkTo, onHover }: Props) {
  return (
    <Box
      id={id}
      {...{ [FLYOUT]: true }}
      position="absolute"
      zIndex="dropdown"
      top="0"
      insetStart="100%"
      w="xl"
      minH="full"
      px="6"
      py="3"
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="0"
      borderBottomEndRadius="md"
      boxShadow="md"
      animation="fade-in 100ms ease-out"
      onPointerEnter={onHover}
    >
      <TextLink
        to={linkTo(entry.id)}
        display="inline-flex"
        alignItems="center"
        gap="1"
        py="1"
        color="brand.fg"
        fontSize="xs"
      >
        全部{entry.name}
        <ChevronRight size={12} aria-hidden />
      </TextLink>
      {entry.children.map((group) => (
        <Flex key={group.id} gap="4" py="2.5" borderTopWidth="1px">
          <TextLink to={linkTo(group.id)} w="28" flexShrink="0" fontWeight="600">
            {group.name}
          </TextLink>
          <Flex as="ul" wrap="wrap" rowGap="1" columnGap="5">
            {group.children.map((leaf) => (
              <li key={leaf.id}>
                <TextLink to={linkTo(leaf.id)} color="fg.muted">
                  {leaf.name}
                </TextLink>
              </li>
            ))}
          </Flex>
        </Flex>
      ))}
    </Box>
  );
}
