import { Box, VisuallyHidden } from "@chakra-ui/react";
import { SuggestionOption } from "./suggestion-option.tsx";
import type { Suggestions } from "./use-suggestions.ts";

type Props = {
  id: string;
  suggestions: Suggestions;
  typed: string;
  active: number;
  optionId: (index: number) => string;
  onChoose: (name: string) => void;
};

/** The listbox below the search box. The focus stays in the box; the arrow keys highlight an option. */
export function SuggestionPanel({ id, suggestions, typed, active, optionId, onChoose }: Props) {
  const { isSearching, items } = suggestions;
  return (
    <Box
      position="absolute"
      zIndex="dropdown"
      top="100%"
      insetX={{ base: "3", lg: "0" }}
      mt={{ base: "0", lg: "1" }}
      py="1.5"
      rounded="md"
      bg="bg.panel"
      boxShadow="lg"
      // Keeps the focus in the box when an option is clicked: blur would close the panel.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Box id={id} role="listbox" aria-label="搜索建议">
        {items.map((suggestion, index) => (
          <SuggestionOption
            key={suggestion.name}
            id={optionId(index)}
            suggestion={suggestion}
            typed={typed}
            isActive={index === active}
            onChoose={onChoose}
          />
        ))}
      </Box>
      <Box role="status" px="4" py={items.length === 0 ? "2" : "0"} color="fg.subtle">
        {items.length > 0 ? (
          <VisuallyHidden>有 {items.length} 条搜索建议，按上下方向键选择</VisuallyHidden>
        ) : isSearching ? (
          "搜索中..."
        ) : (
          "暂无数据"
        )}
      </Box>
    </Box>
  );
}
