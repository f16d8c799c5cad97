import type { GoodsRecord } from "../../records.ts";
import { OFFER_STEP_MS, soldAt } from "../timed-offer.ts";
import { unitPrice } from "../unit-price.ts";
import type { SearchIndex } from "./search-index.ts";
import { sortBy } from "./sort-by.ts";

/** The number of hours for which orders are cached: worlds can have different times. */
const KEPT = 4;

const known = new WeakMap<SearchIndex, Map<number, readonly GoodsRecord[]>>();

/** The seed's goods by the unit price of one middle pack at `now` (ms), cheapest first. */
export function priceOrder(index: SearchIndex, now: number): readonly GoodsRecord[] {
  const hour = Math.floor(now / OFFER_STEP_MS);
  const hours = known.get(index) ?? new Map<number, readonly GoodsRecord[]>();
  known.set(index, hours);
  const kept = hours.get(hour);
  if (kept) return kept;
  const order = sortBy(index.ordered.default, (goods) => unitPrice(soldAt(goods, now), goods.zbz));
  if (hours.size >= KEPT) hours.clear();
  hours.set(hour, order);
  return order;
}
