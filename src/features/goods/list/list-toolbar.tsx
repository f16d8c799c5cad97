import { useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { goodsSortLabels } from "#generated/enum-labels.ts";
import { Flag, GoodsSort } from "#generated/enums.ts";
import { ArrowDown } from "#generated/icons/arrow-down.ts";
import { ArrowUpDown } from "#generated/icons/arrow-up-down.ts";
import { ArrowUp } from "#generated/icons/arrow-up.ts";
import { Grid2x2 } from "#generated/icons/grid-2x2.ts";
import { List } from "#generated/icons/list.ts";
import { Rows3 } from "#generated/icons/rows-3.ts";
import { SlidersHorizontal } from "#generated/icons/sliders-horizontal.ts";
import { MarginSwitch } from "#src/entities/goods/margin-switch.tsx";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { BlockPart } from "#src/shared/ui/state/boundary.tsx";
import { SteadyLink } from "#src/shared/ui/text/steady-link.tsx";
import { useBuyer } from "../card/use-buyer.ts";
import { ActiveFilters } from "./active-filters.tsx";
import type { FacetsProps } from "./filter-facets.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { FilterSwitches } from "./filter-switches.tsx";
import { LazyFilterFacets } from "./lazy-filter-facets.tsx";
import { isSwitch, listChips, SWITCHES } from "./list-chips.ts";
import { PAGE_SIZE, PAGE_SIZES } from "./list-query.ts";
import { Segments } from "./segments.tsx";
import type { ListAddress } from "./use-list-query.ts";
import { type GoodsView, rememberChoice, writeView } from "./view.ts";
import styles from "./list-toolbar.module.css";

type Props = FacetsProps & {
  view: GoodsView;
  viewPaths: Partial<Record<GoodsView, string>> | undefined;
  /** Undefined until first loaded. */
  total: number | undefined;
};

/**
 * Sorting, quick filters or the chips of what is selected, the total, and the choice of view. On a wide screen the
 * filters with their values are below, once they are opened.
 */
export function ListToolbar({ view, viewPaths, total, ...facets }: Props) {
  const { address, menu, brands } = facets;
  const { query, change } = address;
  const { hidesPrices } = useBuyer();
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const chips = listChips(query, { brands: [] }, hidesPrices);
  // One line has no room for the quick filters beside the chips of others.
  const isFolded = !chips.every(isSwitch);
  return (
    <>
      <div data-screen-only className={styles.root}>
        <button
          className={styles.open}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={14} aria-hidden />
          筛选
        </button>
        <div className={styles.sort}>
          <SortLinks address={address} />
        </div>
        <div className={styles.filters} data-folded={isFolded || undefined}>
          <FilterSheet {...facets} total={total} count={chips.length} />
          <QuickFilters address={address} />
        </div>
        <BlockPart>
          <ActiveFilters address={address} menu={menu} brands={brands} />
        </BlockPart>
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
        {!hidesPrices && <MarginSwitch />}
        <ViewLinks view={view} paths={viewPaths} />
      </div>
      {isOpen && (
        <section data-screen-only className={styles.panel} id={panelId} aria-label="筛选">
          <BlockPart>
            <LazyFilterFacets {...facets} />
          </BlockPart>
          {isFolded && <QuickFilters address={address} />}
        </section>
      )}
    </>
  );
}

/** The filters that are simple switches. */
function QuickFilters({ address }: { address: ListAddress }) {
  const { query, fixed } = address;
  const { showsPreferred, isMember } = useBuyer();
  // Offered to some buyers only, and to everybody who has it in the address.
  const isOffered = { is_youx: showsPreferred, bought: isMember };
  const offered = SWITCHES.filter(
    ({ name }) =>
      fixed[name] === undefined &&
      (name === "is_youx" || name === "bought" ? isOffered[name] || query[name] === Flag.Yes : true),
  );
  return <FilterSwitches label="快速筛选" switches={offered} address={address} />;
}

/** Orders by price are not offered to a buyer who sees no prices. */
const PRICED: ReadonlySet<GoodsSort> = new Set<GoodsSort>(["price", "unit_price"]);

/** The sort orders. Choosing 价格 again reverses it. */
function SortLinks({ address: { query, hrefOf } }: { address: ListAddress }) {
  const current = query.sort ?? "default";
  const descending = query.order === "desc";
  const { hidesPrices } = useBuyer();
  const sorts = Object.values(GoodsSort).filter((sort) => !PRICED.has(sort) || !hidesPrices);
  return (
    <Segments className={styles.sortLinks} label="排序">
      {sorts.map((sort) => {
        const active = sort === current;
        const order = sort === "price" ? (active && !descending ? "desc" : "asc") : undefined;
        const label = sort === "price" && active ? (descending ? "价格从高到低" : "价格从低到高") : undefined;
        return (
          <li key={sort}>
            <SteadyLink
              atOnce
              to={hrefOf({ sort, order })}
              aria-current={active || undefined}
              aria-label={label}
            >
              {goodsSortLabels[sort]}
              {sort === "price" && <PriceArrow active={active} descending={descending} />}
            </SteadyLink>
          </li>
        );
      })}
    </Segments>
  );
}

function PriceArrow({ active, descending }: { active: boolean; descending: boolean }) {
  const Arrow = !active ? ArrowUpDown : descending ? ArrowDown : ArrowUp;
  return <Arrow size={14} aria-hidden />;
}

const VIEWS = { cards: ["大图", Grid2x2], table: ["列表", List], plain: ["无图", Rows3] } as const;

type ViewLinksProps = {
  view: GoodsView;
  /** The paths of the page's views, without those it does not have; undefined if the view is in the query. */
  paths: Partial<Record<GoodsView, string>> | undefined;
};

/** Links to the same goods in another view; filters, sorting and page are kept. */
function ViewLinks({ view, paths }: ViewLinksProps) {
  const { pathname, search } = useLocation();
  const hrefOf = (each: GoodsView): string | undefined => {
    if (!paths) return pathname + withView(search, each);
    const path = paths[each];
    return path === undefined ? undefined : path + search;
  };
  return (
    <Segments className={styles.viewLinks} label="显示方式">
      {(Object.keys(VIEWS) as GoodsView[]).map((each) => {
        const [name, Icon] = VIEWS[each];
        const href = hrefOf(each);
        if (href === undefined) return null;
        return (
          <li key={each}>
            <SteadyLink
              atOnce
              to={href}
              aria-current={each === view || undefined}
              onGo={() => rememberChoice(each)}
            >
              <Icon size={14} aria-hidden />
              {name}
            </SteadyLink>
          </li>
        );
      })}
    </Segments>
  );
}

function withView(search: string, view: GoodsView): string {
  const params = new URLSearchParams(search);
  writeView(params, view);
  return params.size > 0 ? `?${params}` : "";
}
