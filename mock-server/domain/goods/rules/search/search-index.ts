import type { CategoryRecord, GoodsRecord, Maker } from "../../records.ts";
import { sortBy } from "./sort-by.ts";

/** A searchable word: a generic name or a manufacturer. */
export type Term = {
  readonly text: string;
  readonly initials: string;
  readonly goods: readonly GoodsRecord[];
};

const SORT_KEYS = {
  default: (goods: GoodsRecord) => -attraction(goods),
  sales: ({ sales }: GoodsRecord) => sales,
  new: ({ arrival }: GoodsRecord) => arrival,
  expiry: ({ xq }: GoodsRecord) => Date.parse(xq),
} as const;

/** Orders that do not change over time; the one by price is in price-order.ts. */
export type FixedOrder = keyof typeof SORT_KEYS;

/** The search index, built once per seed. */
export type SearchIndex = {
  readonly names: readonly Term[];
  readonly makers: readonly Term[];
  /** The third-level categories below each category. */
  readonly leavesOf: ReadonlyMap<number, ReadonlySet<number>>;
  readonly categories: ReadonlyMap<number, CategoryRecord>;
  /** The goods in ascending order of a sort key, `default` best first; sorted on first use. */
  ordered(order: FixedOrder): readonly GoodsRecord[];
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
  const orders = new Map<FixedOrder, readonly GoodsRecord[]>();
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
    ordered(order) {
      const known = orders.get(order) ?? sortBy(goods, SORT_KEYS[order]);
      orders.set(order, known);
      return known;
    },
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

function leavesByCategory(categories: readonly CategoryRecord[]): Map<number, Set<number>> {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const leaves = new Map<number, Set<number>>(categories.map(({ id }) => [id, new Set<number>()]));
  for (const { id, level } of categories) {
    if (level !== 3) continue;
    for (let above = id; above !== 0; above = parents.get(above) ?? 0) leaves.get(above)?.add(id);
  }
  return leaves;
}
