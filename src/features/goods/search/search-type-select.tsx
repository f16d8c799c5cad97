import { Box, chakra, Flex } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { GoodsSearchType } from "#generated/model/index.ts";
import { readSearchType, SEARCH_TYPES, searchTypeOf } from "./search-types.ts";

type Props = { type: GoodsSearchType; onChange: (type: GoodsSearchType) => void };

/** What is searched. A transparent native select covers a shorter label. */
export function SearchTypeSelect({ type, onChange }: Props) {
  const { label, short } = searchTypeOf(type);
  return (
    <Flex
      position="relative"
      align="center"
      gap="1"
      flexShrink="0"
      ps={{ base: "2", lg: "3" }}
      pe={{ base: "1.5", lg: "2.5" }}
      borderEndWidth="1px"
      borderStartRadius="sm"
      color="fg.muted"
      whiteSpace="nowrap"
      _hover={{ color: "brand.fg" }}
      _focusWithin={{ bg: "brand.subtle", color: "brand.fg" }}
    >
      <Box aria-hidden hideBelow="lg">
        {label}
      </Box>
      <Box aria-hidden hideFrom="lg">
        {short}
      </Box>
      <ChevronDown size={12} aria-hidden />
      <chakra.select
        aria-label="搜索范围"
        position="absolute"
        inset="0"
        w="full"
        opacity="0"
        fontSize="md"
        cursor="pointer"
        value={type}
        onChange={(event) => onChange(readSearchType(event.target.value))}
      >
        {SEARCH_TYPES.map((choice) => (
          <option key={choice.type} value={choice.type}>
            {choice.label}
          </option>
        ))}
      </chakra.select>
    </Flex>
  );
}
