import { Box, Flex } from "@chakra-ui/react";
import { Search } from "lucide-react";
import type { GoodsSuggestion } from "#generated/model/index.ts";

type Props = {
  id: string;
  suggestion: GoodsSuggestion;
  /** The typed text: what a suggestion adds to it is highlighted. */
  typed: string;
  isActive: boolean;
  onChoose: (name: string) => void;
};

/** A suggestion: the name with the part beyond the typed text in bold, and the number of goods. */
export function SuggestionOption({ id, suggestion: { name, number }, typed, isActive, onChoose }: Props) {
  const at = typed === "" ? -1 : name.indexOf(typed);
  return (
    <Flex
      id={id}
      role="option"
      aria-selected={isActive}
      align="center"
      gap="3"
      px="4"
      h={{ base: "11", lg: "9" }}
      cursor="pointer"
      _hover={{ bg: "bg.subtle" }}
      _selected={{ bg: "brand.subtle", color: "brand.fg" }}
      onClick={() => onChoose(name)}
    >
      <Box color="fg.subtle" flexShrink="0">
        <Search size={14} aria-hidden />
      </Box>
      <Box flex="1" truncate fontWeight={at < 0 ? "normal" : "600"}>
        {at < 0 ? (
          name
        ) : (
          <>
            {name.slice(0, at)}
            <Box as="span" fontWeight="normal">
              {typed}
            </Box>
            {name.slice(at + typed.length)}
          </>
        )}
      </Box>
      <Box color="fg.subtle" fontSize="xs" flexShrink="0">
        约 {number} 个品种
      </Box>
    </Flex>
  );
}
