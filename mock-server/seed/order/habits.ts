import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { priceBefore } from "#mock/domain/goods/rules/price-course.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { DrawnItem } from "./line-draw.ts";

/** The number of products that a buyer orders regularly. */
const HABITS = 40;

/** The number of days, from its turn on, in which a product is ordered. */
const WINDOW_DAYS = 4;
/** Fewer make no order. */
const LEAST = 4;

/**
 * The goods that a buyer orders at `at` (ms): what they keep coming back to every two to six weeks, as far as it is the
 * turn of it.
 */
export function habitsOf(pool: readonly GoodsRecord[], userId: number, at: number): readonly GoodsRecord[] {
  const every = Math.max(1, Math.floor(pool.length / HABITS));
  const habits = pool.filter((_, index) => (index + userId * 3) % every === 0);
  const daysAgo = Math.floor((BASE_MS - at) / DAY_MS);
  const due = habits.filter(({ id }) => (daysAgo + id * 7) % (14 + ((id * 11) % 29)) < WINDOW_DAYS);
  return due.length < LEAST ? habits : due;
}

/**
 * Items at what their goods cost at `at` (ms): prices of more than a month ago were others, some lower, some higher.
 */
export const asPricedAt = (items: readonly DrawnItem[], at: number): DrawnItem[] =>
  items.map(({ goods, number }) => ({
    goods: { ...goods, base_price: priceBefore(goods.id, goods.base_price, at) },
    number,
  }));
