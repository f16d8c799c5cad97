import type { FilterOption } from "#generated/model/filterOption.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { constant } from "#mock/world/constant.ts";
import type { FoundGoods } from "../rules/search/goods-search.ts";

/** The contract's maximum. */
const MOST = 200;

type FilterOptions = { readonly brands: FilterOption[]; readonly makers: FilterOption[] };

const presented = new WeakMap<FoundGoods, FilterOptions>();

/** Brands and manufacturers of a list of goods, those with the most goods first. Cached by result. */
export function filterOptions(found: FoundGoods, state: WorldState): FilterOptions {
  const known = presented.get(found);
  if (known) return known;
  const options = {
    brands: constant(brandOptions(found, state)),
    makers: constant(makerOptions(found, state)),
  };
  presented.set(found, options);
  return options;
}

/** The value is the brand's id. */
function brandOptions(found: FoundGoods, { seed }: WorldState): FilterOption[] {
  return mostFirst(found.brands).flatMap(([id, number]) => {
    const brand = seed.brands[id - 1];
    return brand ? [{ value: String(id), name: brand.name, number }] : [];
  });
}

/** The value is the manufacturer's name. */
function makerOptions(found: FoundGoods, { seed }: WorldState): FilterOption[] {
  return mostFirst(found.makers).flatMap(([id, number]) => {
    const maker = seed.makers[id - 1];
    return maker ? [{ value: maker.name, name: maker.name, number }] : [];
  });
}

const mostFirst = (counts: ReadonlyMap<number, number>) =>
  [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST);
