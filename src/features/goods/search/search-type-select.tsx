import { chakra } from "@chakra-ui/react";
import type { GoodsSearchType } from "#generated/model/index.ts";

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
      onChange={(event) => onChange(event.target.value === "2" ? 2 : 1)}
    >
      <option value="1">药品名称</option>
      <option value="2">生产厂家</option>
    </chakra.select>
  );
}
