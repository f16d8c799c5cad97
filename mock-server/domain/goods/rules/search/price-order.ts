import type { GoodsRecord } from "../../records.ts";
import { CONTENT_UNITS, packContent } from "../pack-content.ts";
import { OFFER_STEP_MS, soldAt } from "../timed-offer.ts";
import { unitPrice } from "../unit-price.ts";
import type { SearchIndex } from "./search-index.ts";
import { sortBy } from "./sort-by.ts";

/** The number of cached orders, by kind and hour: worlds can have different times. */
const CACHED_MAX = 8;

const known = new WeakMap<SearchIndex, Map<string, readonly GoodsRecord[]>>();

/** The ranks of the substances that are compared. */
type Ranks = ReadonlyMap<string, number>;

/** The keys that goods are sorted by, as currently sold: ascending, infinite keys last. */
const SORT_KEYS = {
  price: packPrice,
  unit_price: (goods: GoodsRecord, ranks: Ranks) => contentOrder(goods, ranks, 1),
  unit_price_desc: (goods: GoodsRecord, ranks: Ranks) => contentOrder(goods, ranks, -1),
} as const;

/** An order by prices. The one by unit price has goods that have none last in either direction. */
export type PriceSort = keyof typeof SORT_KEYS;

export const isPriceSort = (sort: string | undefined): sort is PriceSort =>
  sort !== undefined && Object.hasOwn(SORT_KEYS, sort);

/** The seed's goods in an order by their prices at `now` (ms). */
export function priceOrder(index: SearchIndex, sort: PriceSort, now: number): readonly GoodsRecord[] {
  const key = `${sort} ${Math.floor(now / OFFER_STEP_MS)}`;
  const orders = known.get(index) ?? new Map<string, readonly GoodsRecord[]>();
  known.set(index, orders);
  const cached = orders.get(key);
  if (cached) return cached;
  const order = sortByPrice(index.ordered("default"), sort, (goods) => soldAt(goods, now));
  if (orders.size >= CACHED_MAX) orders.clear();
  orders.set(key, order);
  return order;
}

/** Goods in an order by the prices that they have now. */
export function sortByPrice(
  goods: readonly GoodsRecord[],
  sort: PriceSort,
  current: (goods: GoodsRecord) => GoodsRecord,
): readonly GoodsRecord[] {
  const ranks = sort === "price" ? NO_RANKS : ranksOf(goods);
  return sortBy(goods, (item) => SORT_KEYS[sort](current(item), ranks));
}

/** The price in 分 of one pack, at the minimum quantity. */
function packPrice(goods: GoodsRecord): number {
  return unitPrice(goods, goods.zbz);
}

const NO_RANKS: Ranks = new Map();

/** The substances of goods, by name: the same two come in the same order in every list. */
function ranksOf(goods: readonly GoodsRecord[]): Ranks {
  const names = new Set(goods.flatMap((item) => packContent(item)?.substance?.name ?? []));
  return new Map([...names].toSorted().map((name, rank) => [name, rank]));
}

/** Greater than any price of one unit or gram, in 分, and small enough that a key keeps fractions of a 分. */
const UNIT_STEP = 1e10;

/**
 * By substance and the price of one gram, and without one by unit and the price of one, since 分 per 片 and per ml do
 * not compare; Infinity without a unit.
 */
function contentOrder(goods: GoodsRecord, ranks: Ranks, direction: 1 | -1): number {
  const content = packContent(goods);
  if (!content) return Infinity;
  const { number, unit, substance } = content;
  const price = direction * packPrice(goods);
  const rank = substance && ranks.get(substance.name);
  return substance && rank !== undefined && rank !== null
    ? rank * UNIT_STEP + price / substance.grams
    : (ranks.size + CONTENT_UNITS.indexOf(unit)) * UNIT_STEP + price / number;
}
