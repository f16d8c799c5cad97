import { Box, Flex } from "@chakra-ui/react";
import { Search } from "lucide-react";
import type { Suggestions } from "./use-suggestions.ts";

type Props = {
  id: string;
  suggestions: Suggestions;
  active: number;
  optionId: (index: number) => string;
  onChoose: (name: string) => void;
};

/** The list under the search box. The focus stays in the box; the arrows mark an option here. */
export function SuggestionPanel({
  id,
  suggestions: { isSearching, items },
  active,
  optionId,
  onChoose,
}: Props) {
  return (
    <Box
      position="absolute"
      zIndex="dropdown"
      top="100%"
      insetX="0"
      mt="1"
      py="1.5"
      rounded="md"
      bg="bg.panel"
      boxShadow="lg"
      // Pressing an option must not take the focus from the box: its blur would close the panel.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box id={id} role="listbox" aria-label="搜索建议">
        {items.map(({ name, number }, index) => (
          <Flex
            key={name}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            align="center"
            gap="3"
            px="4"
            h="9"
            cursor="pointer"
            _hover={{ bg: "bg.subtle" }}
            _selected={{ bg: "brand.subtle", color: "brand.fg" }}
            onClick={() => onChoose(name)}
          >
            <Box color="fg.subtle" flexShrink="0">
              <Search size={14} aria-hidden />
            </Box>
            <Box flex="1" truncate>
              {name}
            </Box>
            <Box color="fg.subtle" fontSize="xs" flexShrink="0">
              约 {number} 个品种
            </Box>
          </Flex>
        ))}
      </Box>
      {items.length === 0 && (
        <Box role="status" px="4" py="2" color="fg.subtle">
          {isSearching ? "搜索中…" : "暂无数据"}
        </Box>
      )}
    </Box>
  );
}
