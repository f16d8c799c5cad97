import { Flex } from "@chakra-ui/react";
import { paths } from "#src/shared/paths.ts";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";

/** Popular search terms as links. One line, clipped. */
export function HotWords({ words }: { words: readonly string[] }) {
  return (
    <Flex
      as="ul"
      position="absolute"
      top="100%"
      insetX="0"
      aria-label="热门搜索"
      wrap="wrap"
      columnGap="4"
      h="5"
      mt="1.5"
      overflow="hidden"
      fontSize="xs"
    >
      {words.map((word) => (
        <li key={word}>
          <TextLink to={paths.search({ keywords: word, type: 1 })} color="fg.subtle">
            {word}
          </TextLink>
        </li>
      ))}
    </Flex>
  );
}
