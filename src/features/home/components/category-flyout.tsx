import { Box, Flex } from "@chakra-ui/react";
import type { MenuItem } from "#generated/model/index.ts";
import { TextLink } from "#src/shared/ui/text-link.tsx";

type Props = { id: string; entry: MenuItem; linkTo: (id: number) => string };

/** The second level as rows, each with its third level beside it. */
export function CategoryFlyout({ id, entry, linkTo }: Props) {
  return (
    <Box
      id={id}
      position="absolute"
      zIndex="dropdown"
      top="0"
      insetStart="100%"
      w="2xl"
      minH="full"
      px="6"
      py="4"
      bg="bg.panel"
      borderWidth="1px"
      borderBottomEndRadius="md"
      boxShadow="md"
    >
      {entry.children.map((group) => (
        <Flex key={group.id} gap="4" py="2.5" borderBottomWidth="1px" _last={{ borderBottomWidth: "0" }}>
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
