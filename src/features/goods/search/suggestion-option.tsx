import { Box, Flex } from "@chakra-ui/react";
import { Search } from "lucide-react";
import type { GoodsSuggestion } from "#generated/model/index.ts";

type Props = {
  id: string;
  suggestion: GoodsSuggestion;
  /** What was typed: where it stands in the name, the rest is what the suggestion adds. */
  typed: string;
  isActive: boolean;
  onChoose: (name: string) => void;
};

/** One line of the suggestions: the name with what it adds to the typed text in bold, and how many goods there are. */
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
