import { Badge, Box, Code, HStack, Highlight, Text } from "@chakra-ui/react";
import type { Entry } from "./build-index.ts";

type Props = {
  readonly id: string;
  readonly entry: Entry;
  readonly words: readonly string[];
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

/** One search result. Keys are handled by the search box, which keeps the focus. */
export function SearchResult({ id, entry, words, chosen, onChoose }: Props) {
  const { kind, title, code, where, description } = entry;
  const mark = (text: string) => (
    <Highlight query={[...words]} styles={{ bg: "bg.mark", color: "fg" }}>
      {text}
    </Highlight>
  );
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
          {mark(title)}
        </Text>
        <Code>{mark(code)}</Code>
        <Text as="span" color="fg.muted" fontSize="xs">
          {mark(where)}
        </Text>
      </HStack>
      {inDescription && (
        <Text color="fg.muted" fontSize="xs" lineClamp="2">
          {mark(description)}
        </Text>
      )}
    </Box>
  );
}
