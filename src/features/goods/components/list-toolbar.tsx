import { chakra } from "@chakra-ui/react";
import type { ListAddress } from "../hooks/use-list-query.ts";
import { PAGE_SIZE, PAGE_SIZES } from "../lib/list-query.ts";
import type { GoodsView } from "../lib/view.ts";
import { toolbarStyles } from "./list-toolbar.styles.ts";
import { QuickFilters } from "./quick-filters.tsx";
import { SortLinks } from "./sort-links.tsx";
import { ViewLinks } from "./view-links.tsx";

type Props = {
  address: ListAddress;
  view: GoodsView;
  viewPaths: Partial<Record<GoodsView, string>> | undefined;
  /** Undefined until the first answer. */
  total: number | undefined;
};

/** Order, quick filters, how many there are, and the choice of view. */
export function ListToolbar({ address, view, viewPaths, total }: Props) {
  const { query, change } = address;
  return (
    <chakra.div css={toolbarStyles}>
      <SortLinks address={address} />
      <QuickFilters address={address} />
      <span data-part="total" role="status">
        {total === undefined ? "" : `共 ${total} 个品种`}
      </span>
      <select
        aria-label="每页数量"
        value={query.page_size ?? PAGE_SIZE}
        onChange={({ target }) => change({ page_size: Number(target.value) })}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            每页 {size} 个
          </option>
        ))}
      </select>
      <ViewLinks address={address} view={view} paths={viewPaths} />
    </chakra.div>
  );
}
