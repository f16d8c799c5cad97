import type { CategoryRecord, GoodsRecord, Maker } from "../../records.ts";
import { sortBy } from "./sort-by.ts";

/** A searchable word: a generic name or a manufacturer. */
export type Term = {
  readonly text: string;
  readonly initials: string;
  readonly goods: readonly GoodsRecord[];
};

/** Orders that do not change over time; the one by price is in price-order.ts. */
export type FixedOrder = "default" | "sales" | "new" | "expiry";

/** The search index, built once per seed. */
export type SearchIndex = {
  readonly names: readonly Term[];
  readonly makers: readonly Term[];
  /** The third-level categories below each category. */
  readonly leavesOf: ReadonlyMap<number, ReadonlySet<number>>;
  readonly categories: ReadonlyMap<number, CategoryRecord>;
  /** The goods in ascending order of each sort key, `default` best first; sorted on first use. */
  readonly ordered: Readonly<Record<FixedOrder, readonly GoodsRecord[]>>;
  readonly largestId: number;
};

/** Builds the index of a seed in time linear in the goods. */
export function buildSearchIndex(
  goods: readonly GoodsRecord[],
  makers: readonly Maker[],
  initialsOfName: ReadonlyMap<string, string>,
  categories: readonly CategoryRecord[],
): SearchIndex {
  const byName = Map.groupBy(goods, ({ name }) => name);
  const byMaker = Map.groupBy(goods, ({ makerId }) => makerId);
  return {
    names: [...byName].map(([name, found]) => ({
      text: normalise(name),
      initials: initialsOfName.get(name) ?? "",
      goods: found,
    })),
    makers: makers.map(({ id, name, initials }) => ({
      text: normalise(name),
      initials,
      goods: byMaker.get(id) ?? [],
    })),
    leavesOf: leavesByCategory(categories),
    categories: new Map(categories.map((category) => [category.id, category])),
    ordered: lazily({
      default: () => sortBy(goods, (item) => -attraction(item)),
      sales: () => sortBy(goods, ({ sales }) => sales),
      new: () => sortBy(goods, ({ arrival }) => arrival),
      expiry: () => sortBy(goods, ({ xq }) => Date.parse(xq)),
    }),
    largestId: goods.reduce((largest, { id }) => Math.max(largest, id), 0),
  };
}

/** Normalises keywords and names: width, case and spaces do not matter. */
export const normalise = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s/gu, "");

/** Available goods come first, among them offers and best sellers. */
function attraction(goods: GoodsRecord): number {
  const available = goods.is_buy === 1 && goods.number > 0 ? 100_000 : 0;
  const offered = goods.offer_price === null ? 0 : 120;
  return available + goods.sales + offered + goods.is_youx * 200 + ((goods.id * 7919) % 701);
}

/** An object with lazily computed values. */
function lazily<T>(makers: Readonly<Record<FixedOrder, () => T>>): Readonly<Record<FixedOrder, T>> {
  const made = new Map<FixedOrder, T>();
  const get = (key: FixedOrder): T => {
    const known = made.get(key) ?? makers[key]();
    made.set(key, known);
    return known;
  };
  return {
    get default() {
      return get("default");
    },
    get sales() {
      return get("sales");
    },
    get new() {
      return get("new");
    },
    get expiry() {
      return get("expiry");
    },
  };
}

function leavesByCategory(categories: readonly CategoryRecord[]): Map<number, Set<number>> {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const leaves = new Map<number, Set<number>>(categories.map(({ id }) => [id, new Set<number>()]));
  for (const { id, level } of categories) {
    if (level !== 3) continue;
    for (let above = id; above !== 0; above = parents.get(above) ?? 0) leaves.get(above)?.add(id);
  }
  return leaves;
}
