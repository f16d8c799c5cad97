import type { ReactNode } from "react";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { listChips } from "./list-chips.ts";
import { PAGE_SIZE, PAGE_SIZES } from "./list-query.ts";
import type { GoodsView } from "./view.ts";
import type { FacetsProps } from "./filter-facets.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { QuickFilters } from "./quick-filters.tsx";
import { SortLinks } from "./sort-links.tsx";
import styles from "./list-toolbar.module.css";
import { ViewLinks } from "./view-links.tsx";

type Props = FacetsProps & {
  view: GoodsView;
  viewPaths: Partial<Record<GoodsView, string>> | undefined;
  /** Undefined until first loaded. */
  total: number | undefined;
  /** Beside the choice of view. */
  children: ReactNode;
};

/** Sorting, quick filters, the total, and the choice of view. */
export function ListToolbar({ view, viewPaths, total, children, ...facets }: Props) {
  const { address } = facets;
  const { query, change } = address;
  return (
    <div data-screen-only className={styles.root}>
      <div className={styles.sort} data-compactable={view !== "cards" || undefined}>
        <SortLinks address={address} />
      </div>
      <div className={styles.filters}>
        <FilterSheet {...facets} total={total} count={listChips(query, { brands: [] }).length} />
        <QuickFilters address={address} />
      </div>
      <span className={styles.total} role="status">
        {total === undefined ? "" : `共 ${formatCount(total)} 个品种`}
      </span>
      <select
        className={styles.pageSize}
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
      <div className={styles.views}>
        {children}
        <ViewLinks view={view} paths={viewPaths} />
      </div>
    </div>
  );
}
