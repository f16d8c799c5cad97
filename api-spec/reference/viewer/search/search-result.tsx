import { Badge, Box, Code, HStack, Text } from "@chakra-ui/react";
import type { Entry } from "./build-index.ts";
import { Highlight } from "./highlight.tsx";

/** One search result. Keys are handled by the search box, which keeps the focus. */
export function SearchResult({
  id,
  entry: { kind, title, code, where, description },
  words,
  chosen,
  onChoose,
}: {
  id: string;
  entry: Entry;
  words: readonly string[];
  chosen: boolean;
  onChoose: () => void;
}) {
  const inDescription = words.some((word) => description.toLowerCase().includes(word));
  return (
    <Box
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      padding="2"
      borderRadius="l2"
      cursor="pointer"
      _selected={{ bg: "brand.subtle" }}
      onClick={onChoose}
    >
      <HStack wrap="wrap" rowGap="0">
        <Badge minWidth="16" justifyContent="center">
          {kind === "schema" ? "model" : kind}
        </Badge>
        <Text as="span" fontWeight="medium">
          <Highlight text={title} words={words} />
        </Text>
        <Code>
          <Highlight text={code} words={words} />
        </Code>
        <Text as="span" color="fg.muted" fontSize="xs">
          <Highlight text={where} words={words} />
        </Text>
      </HStack>
      {inDescription && (
        <Text color="fg.muted" fontSize="xs" lineClamp="2">
          <Highlight text={description} words={words} />
        </Text>
      )}
    </Box>
  );
}
