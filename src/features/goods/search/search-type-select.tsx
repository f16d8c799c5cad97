import { chakra } from "@chakra-ui/react";
import type { GoodsSearchType } from "#generated/model/index.ts";
import { readSearchType, SEARCH_TYPES } from "./search-types.ts";

type Props = { type: GoodsSearchType; onChange: (type: GoodsSearchType) => void };

/** What the words are looked for in. */
export function SearchTypeSelect({ type, onChange }: Props) {
  return (
    <chakra.select
      aria-label="搜索范围"
      flexShrink="0"
      ps={{ base: "2", md: "3" }}
      pe="1"
      bg="transparent"
      borderEndWidth="1px"
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
  );
}
