import { Flag, type GoodsSearchType, type GoodsZone } from "#generated/enums.ts";
import { cacheByText } from "#mock/domain/common/memoize.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { GoodsRecord } from "../../records.ts";
import { isAvailable } from "../quantity.ts";
import { OFFER_STEP_MS, soldAt } from "../timed-offer.ts";
import { unitPrice } from "../unit-price.ts";
import { isInZone } from "../zone.ts";
import { type FewerWords, fewerWords } from "./fewer-words.ts";
import { isPriceSort, priceOrder, type PriceSort, sortByPrice } from "./price-order.ts";
import { readKeywords, type Reading } from "./read-keywords.ts";
import type { FixedOrder, SearchIndex } from "./search-index.ts";

/** The filter of a list of goods. Prices in 分. */
export type GoodsFilter = {
  readonly keywords?: string | undefined;
  /**
   * The field that at least one of the words has to be in: 1 the product, 2 its manufacturer, 3 its approval number.
   */
  readonly type?: GoodsSearchType | undefined;
  readonly categoryId?: number | undefined;
  readonly brandId?: number | undefined;
  readonly maker?: string | undefined;
  readonly freeShipping?: boolean | undefined;
  readonly preferred?: boolean | undefined;
  readonly promotion?: boolean | undefined;
  /** Only goods that coupons apply to. */
  readonly withCoupon?: boolean | undefined;
  readonly inStock?: boolean | undefined;
  readonly rx?: number | undefined;
  readonly insurance?: number | undefined;
  readonly collective?: boolean | undefined;
  readonly ephedrine?: boolean | undefined;
  readonly coldChain?: boolean | undefined;
  readonly zone?: GoodsZone | undefined;
  readonly controlledGroup?: string | undefined;
  /** Only goods with these ids. */
  readonly only?: ReadonlySet<number> | undefined;
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly sort?: FixedOrder | PriceSort | undefined;
  /** Has the order from its end. */
  readonly descending?: boolean | undefined;
};

export type FoundGoods = {
  readonly ids: readonly number[];
  /** The number of goods per brand and per manufacturer, each without its own filter. */
  readonly brands: ReadonlyMap<number, number>;
  readonly makers: ReadonlyMap<number, number>;
  /** Nothing has one of the words as written, and these goods have it with one mistake or in pieces. */
  readonly isNear: boolean;
  /** Searches to make instead where no goods have all of the words. */
  readonly fewer: readonly FewerWords[];
};

/** Results that depend only on the seed and the hour are the same in every world, so they are cached with the index. */
const foundBefore = cacheByText<FoundGoods>(100);

/** The goods that match a filter as currently sold, in its order, with the counts for the filters beside the list. */
export function findGoods(state: WorldState, filter: GoodsFilter): FoundGoods {
  const { index } = state.seed;
  // Stock and prices are the only fields used here that change in a world; the goods to choose from differ by buyer.
  if ((state.goods.changed > 0 && readsStockOrPrice(filter)) || filter.only)
    return scan(state, filter, currentGoods(state));
  const now = state.clock.now();
  const key = `${Math.floor(now / OFFER_STEP_MS)}${JSON.stringify(filter)}`;
  return foundBefore(index, key, () => scan(state, filter, (goods) => soldAt(goods, now)));
}

const readsStockOrPrice = ({ inStock, promotion, withCoupon, ...filter }: GoodsFilter): boolean =>
  [inStock, promotion, withCoupon].includes(true) ||
  [filter.priceMin, filter.priceMax, filter.zone].some((value) => value !== undefined) ||
  isPriceSort(filter.sort);

const currentGoods =
  ({ goods }: WorldState) =>
  (record: GoodsRecord): GoodsRecord =>
    goods.get(record.id) ?? record;

type Current = (record: GoodsRecord) => GoodsRecord;

/** `isOffer` is a search with fewer words, of which no further ones are offered. */
function scan(state: WorldState, filter: GoodsFilter, current: Current, isOffer = false): FoundGoods {
  const reading = readKeywords(state.seed.index, filter.keywords, filter.type);
  const passes = passesAllBut(state, filter);
  const ids: number[] = [];
  const brands = new Uint32Array(state.seed.brands.length + 1);
  const makers = new Uint32Array(state.seed.makers.length + 1);
  const ordered = orderOf(state, filter.sort ?? "default", current);
  for (let position = 0; position < ordered.length; position += 1) {
    const record = ordered[filter.descending ? ordered.length - 1 - position : position];
    // By name first: few match, and the current price of the others need not be calculated.
    if (record === undefined || filter.only?.has(record.id) === false) continue;
    if (reading?.scores[record.id] === 0) continue;
    const goods = current(record);
    if (!passes(goods)) continue;
    const brandFits = filter.brandId === undefined || goods.brand_id === filter.brandId;
    const makerFits = filter.maker === undefined || goods.sccj === filter.maker;
    if (brandFits && makerFits) ids.push(goods.id);
    if (makerFits && goods.brand_id > 0) count(brands, goods.brand_id);
    if (brandFits) count(makers, goods.makerId);
  }
  return {
    ids: reading && (filter.sort ?? "default") === "default" ? bestFirst(state, ids, reading) : ids,
    brands: countsById(brands),
    makers: countsById(makers),
    isNear: reading?.isNear === true && ids.length > 0,
    fewer:
      reading?.count === 0 && !isOffer
        ? fewerWords(reading, (keywords) => scan(state, { ...filter, keywords }, current, true).ids.length)
        : [],
  };
}

/** Found goods with those ahead that can be bought, and of these what has the words best; else in their order. */
function bestFirst({ seed }: WorldState, ids: readonly number[], { scores }: Reading): readonly number[] {
  const rank = (id: number) => {
    const goods = seed.goods.get(id);
    return (goods && isAvailable(goods) ? AVAILABLE : 0) + (scores[id] ?? 0);
  };
  const ranks = new Map(ids.map((id) => [id, rank(id)]));
  return ids.toSorted((a, b) => (ranks.get(b) ?? 0) - (ranks.get(a) ?? 0));
}

/** More than any score of words. */
const AVAILABLE = 0x1_0000;

/**
 * Ids of brands and manufacturers are consecutive from 1, so arrays can count them; a map would dominate the search
 * time.
 */
function count(numbers: Uint32Array, id: number): void {
  numbers[id] = (numbers[id] ?? 0) + 1;
}

function countsById(numbers: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [id, number] of numbers.entries()) if (number > 0) counts.set(id, number);
  return counts;
}

/** The seed's goods in an order; by price sorted again when this world's prices may differ from the seed's. */
function orderOf(
  { seed: { index }, goods, clock }: WorldState,
  sort: NonNullable<GoodsFilter["sort"]>,
  current: Current,
): readonly GoodsRecord[] {
  if (!isPriceSort(sort)) return index.ordered(sort);
  const order = priceOrder(index, sort, clock.now());
  return goods.changed === 0 ? order : sortByPrice(order, sort, current);
}

/** Returns how many goods match these words, whatever their price and stock. */
export const countNamed = (index: SearchIndex, keywords: string, type: GoodsSearchType | undefined): number =>
  countedBefore(index, `${type}${keywords}`, () => readKeywords(index, keywords, type)?.count ?? 0);

/** Suggestions count the same few hundred names with every letter that is typed. */
const countedBefore = cacheByText<number>(2000);

/** A predicate for everything in a filter except words, brand and manufacturer. */
function passesAllBut(state: WorldState, filter: GoodsFilter): (goods: GoodsRecord) => boolean {
  const tests: Array<(goods: GoodsRecord) => boolean> = [];
  const { index } = state.seed;
  const { rx, insurance, priceMin, priceMax, zone, controlledGroup: group } = filter;
  if (filter.categoryId !== undefined) {
    const leaves = index.leavesOf.get(filter.categoryId) ?? new Set<number>();
    tests.push(({ category_id }) => leaves.has(category_id));
  }
  if (filter.freeShipping) tests.push(({ is_free_shipping }) => is_free_shipping === Flag.Yes);
  if (filter.preferred) tests.push(({ is_youx }) => is_youx === Flag.Yes);
  if (filter.promotion) tests.push(isPromoted);
  if (filter.withCoupon) tests.push(({ with_coupon }) => with_coupon === Flag.Yes);
  if (rx !== undefined) tests.push((goods) => goods.rx === rx);
  if (insurance !== undefined) tests.push((goods) => goods.insurance === insurance);
  if (filter.collective) tests.push(({ is_collective }) => is_collective === Flag.Yes);
  if (filter.ephedrine) tests.push(({ is_ephedrine }) => is_ephedrine === Flag.Yes);
  if (filter.coldChain) tests.push(({ is_cold_chain }) => is_cold_chain === Flag.Yes);
  if (zone !== undefined) tests.push((goods) => isInZone(goods, zone));
  if (group !== undefined) tests.push(({ controlled_group }) => controlled_group === group);
  if (priceMin !== undefined) tests.push((goods) => unitPrice(goods, goods.zbz) >= priceMin);
  if (priceMax !== undefined) tests.push((goods) => unitPrice(goods, goods.zbz) <= priceMax);
  if (filter.inStock) tests.push(({ number }) => number > 0);
  return (goods) => tests.every((test) => test(goods));
}

/** Flash sales, special prices, full reductions, gifts and exchanges; price tiers are not a promotion. */
const isPromoted = ({ offer_price, reduction, gift }: GoodsRecord): boolean =>
  offer_price !== null || reduction !== null || gift !== null;
