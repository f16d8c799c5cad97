import { Flag } from "#generated/enums.ts";
import type { Alias, Article, CategoryRecord, GoodsRecord, Maker } from "../../records.ts";
import { normalize } from "./normalize.ts";
import { sortBy } from "./sort-by.ts";
import { notationOf, type Notation } from "./spec-notation.ts";

/** A searchable name: a generic one, another one for it, or that of a manufacturer. */
export type Term = {
  readonly name: string;
  /** The name, normalized. */
  readonly text: string;
  readonly initials: string;
  /** The syllables, with a blank between any two. */
  readonly pinyin: string;
  /** The syllables as one word. */
  readonly letters: string;
  readonly goods: readonly GoodsRecord[];
};

/** An everyday or brand name for one or more generics. */
export type AliasTerm = Term & { readonly isBrand: boolean; readonly names: readonly string[] };

/** A specification, in its notations. */
export type SpecTerm = Notation & { readonly goods: readonly GoodsRecord[] };

/** The spelling and the aliases of an article's name. */
export type Spelled = Pick<Article, "initials" | "pinyin" | "aliases">;

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
  readonly aliases: readonly AliasTerm[];
  readonly makers: readonly Term[];
  /** By specification, as goods have it. */
  readonly specs: ReadonlyMap<string, SpecTerm>;
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
  spelled: ReadonlyMap<string, Spelled>,
  categories: readonly CategoryRecord[],
): SearchIndex {
  const byName = Map.groupBy(goods, ({ name }) => name);
  const orders = new Map<FixedOrder, readonly GoodsRecord[]>();
  const byMaker = Map.groupBy(goods, ({ makerId }) => makerId);
  const bySpec = Map.groupBy(goods, ({ ypgg }) => ypgg);
  return {
    names: [...byName].map(([name, found]) => ({
      ...termOf({ name, ...(spelled.get(name) ?? UNSPELLED) }),
      goods: found,
    })),
    aliases: aliasTerms(byName, spelled),
    makers: makers.map((maker) => ({ ...termOf(maker), goods: byMaker.get(maker.id) ?? [] })),
    specs: new Map([...bySpec].map(([spec, found]) => [spec, { ...notationOf(spec), goods: found }])),
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

const UNSPELLED = { initials: "", pinyin: "" };

const termOf = ({ name, initials, pinyin }: Pick<Maker, "name" | "initials" | "pinyin">) => ({
  name,
  text: normalize(name),
  initials,
  pinyin,
  letters: pinyin.replaceAll(" ", ""),
});

/** Each alias with the goods of all names that it stands for. */
function aliasTerms(
  byName: ReadonlyMap<string, readonly GoodsRecord[]>,
  spelled: ReadonlyMap<string, Spelled>,
): AliasTerm[] {
  const pairs = [...byName.keys()].flatMap((name) =>
    (spelled.get(name)?.aliases ?? []).map((alias): [Alias, string] => [alias, name]),
  );
  return [...Map.groupBy(pairs, ([alias]) => alias)].map(([alias, found]) => {
    const names = found.map(([, name]) => name);
    return {
      ...termOf(alias),
      isBrand: alias.isBrand,
      names,
      goods: names.flatMap((name) => byName.get(name) ?? []),
    };
  });
}

/** Available goods come first, among them offers and best sellers. */
function attraction(goods: GoodsRecord): number {
  const available = goods.is_buy === Flag.Yes && goods.number > 0 ? 100_000 : 0;
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
