import { chakra } from "@chakra-ui/react";
import { X } from "lucide-react";
import { Link } from "react-router-dom";
import type { FilterOption } from "#generated/model/index.ts";
import { useCategoryPlace } from "../hooks/use-category-place.ts";
import type { ListAddress } from "../hooks/use-list-query.ts";
import type { CategoryMenuName } from "../lib/category-path.ts";
import { listChips, WITHOUT_FILTERS } from "../lib/list-chips.ts";

type Props = {
  address: ListAddress;
  menu?: CategoryMenuName | undefined;
  brands: readonly FilterOption[];
};

/** The active filters as chips: a click removes one, 清空 removes all. */
export function ActiveFilters({ address: { query, hrefOf }, menu, brands }: Props) {
  // Empty for a category that is not in the menu.
  const path = useCategoryPlace(query.select, menu)?.path ?? [];
  const category = path.map(({ name }) => name).join(" / ") || undefined;
  const chips = listChips(query, { category, brands });
  if (chips.length === 0) return null;
  return (
    <chakra.div css={styles} role="group" aria-label="已选条件">
      <span>已选：</span>
      {chips.map(({ key, label, without }) => (
        <Link key={key} to={hrefOf(without)} data-part="chip" aria-label={`取消 ${label}`}>
          {label}
          <X size={12} aria-hidden />
        </Link>
      ))}
      <Link to={hrefOf(WITHOUT_FILTERS)} data-part="clear">
        清空
      </Link>
    </chakra.div>
  );
}

const styles = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  color: "fg.subtle",
  "& [data-part=chip]": {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    maxWidth: "full",
    px: "2",
    borderWidth: "1px",
    borderColor: "brand.emphasized",
    borderRadius: "sm",
    bg: "brand.subtle",
    color: "brand.fg",
    lineHeight: "1.625rem",
  },
  "& [data-part=chip]:hover": { borderColor: "brand.solid" },
  "& [data-part=clear]": { px: "1", color: "fg.muted", lineHeight: "1.625rem" },
  "& [data-part=clear]:hover": { color: "brand.fg", textDecoration: "underline" },
} as const;
