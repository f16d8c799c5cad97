import type { CategoryRecord, GoodsRecord, Maker } from "#mock/fixtures/goods/records.ts";
import { unitPrice } from "../rules/unit-price.ts";

/** A word that goods can be found by: a generic name or a maker. */
export type Term = {
  readonly text: string;
  readonly initials: string;
  readonly goods: readonly GoodsRecord[];
};

export type SortKey = "default" | "sales" | "price" | "new" | "expiry";

/** What search needs, worked out once for a seed. */
export type SearchIndex = {
  readonly names: readonly Term[];
  readonly makers: readonly Term[];
  /** Each category with all third-level categories below it. */
  readonly leavesOf: ReadonlyMap<number, ReadonlySet<number>>;
  readonly categories: ReadonlyMap<number, CategoryRecord>;
  /** The goods in the ascending order of each sort key; `default` best first. */
  readonly ordered: Readonly<Record<SortKey, readonly GoodsRecord[]>>;
  readonly largestId: number;
};

/** Builds the index of a seed; linear in the goods but for five sorts. */
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
    ordered: {
      default: sortBy(goods, (item) => -attraction(item)),
      sales: sortBy(goods, ({ sales }) => sales),
      price: sortBy(goods, (item) => unitPrice(item, item.zbz)),
      new: sortBy(goods, ({ arrival }) => arrival),
      expiry: sortBy(goods, ({ xq }) => Date.parse(xq)),
    },
    largestId: goods.reduce((largest, { id }) => Math.max(largest, id), 0),
  };
}

/** How keywords and names are compared: width and case do not matter, nor do blanks. */
export const normalise = (text: string): string => text.normalize("NFKC").toLowerCase().replace(/\s+/gu, "");

/** Goods that can be had come first, offers and good sellers among them. */
function attraction(goods: GoodsRecord): number {
  const available = goods.is_buy === 1 && goods.number > 0 ? 100_000 : 0;
  const offered = goods.offer_price === null ? 0 : 120;
  return available + goods.sales + offered + goods.is_youx * 200 + ((goods.id * 7919) % 701);
}

function sortBy(goods: readonly GoodsRecord[], key: (item: GoodsRecord) => number): GoodsRecord[] {
  const keys = new Map(goods.map((item) => [item, key(item)]));
  return goods.toSorted((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || a.id - b.id);
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
