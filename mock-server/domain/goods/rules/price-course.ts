import { BASE_MS } from "#mock/world/base-date.ts";
import type { Fen } from "#mock/world/money.ts";
import { DAY_MS, formatDate, parseDateTime } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord, PriceChange } from "../records.ts";
import { unitPrice } from "./unit-price.ts";

/** For how many days a price stays as it is. */
const PRICE_DAYS = 30;
/** Per cent of the price when the world begins in a period of days; most periods have that price. */
const PERCENTS = [100, 94, 100, 104, 97, 100, 108] as const;

/**
 * The price at `at` (ms) of goods that cost `price` 分 when the world began: more than a month before it was lower or
 * higher.
 */
export function priceBefore(goodsId: number, price: Fen, at: number): Fen {
  const period = Math.floor((BASE_MS - at) / DAY_MS / PRICE_DAYS);
  const percent = period <= 0 ? 100 : (PERCENTS[(goodsId * 5 + period * 3) % PERCENTS.length] ?? 100);
  return Math.max(1, Math.round((price * percent) / 100));
}

/** The price in 分 of one unit, at the quantity that is sold at least, without offers that come and go. */
export const regularPrice = (goods: GoodsRecord): Fen =>
  unitPrice({ ...goods, ...goods.timed?.off }, goods.zbz);

/**
 * The price of one unit in the year before `now` (ms), oldest first: that of the first day, those of the days on which
 * it changed, and today's, which is `price`. `seeded` is the regular price when the world began, `changes` those since.
 */
export function priceCourse(
  goodsId: number,
  {
    seeded,
    changes,
    price,
  }: { readonly seeded: Fen; readonly changes: readonly PriceChange[]; readonly price: Fen },
  now: number,
): Array<{ readonly day: string; readonly price: Fen }> {
  const today = formatDate(now);
  const first = parseDateTime(`${yearBefore(today)} 00:00:00`);
  const periods = Math.max(0, Math.floor((BASE_MS - first) / DAY_MS / PRICE_DAYS));
  const turns = Array.from({ length: periods }, (_, index) => {
    const at = BASE_MS - (periods - index) * PRICE_DAYS * DAY_MS;
    return { at, price: priceBefore(goodsId, seeded, at + 1) };
  });
  const earlier = changes.findLast(({ at }) => at <= first);
  const beginning = earlier?.price ?? priceBefore(goodsId, seeded, first + 1);
  const byDay = new Map([[formatDate(first), beginning]]);
  for (const turn of [...turns, ...changes].filter(({ at }) => at > first))
    byDay.set(formatDate(turn.at), turn.price);
  byDay.set(today, price);
  const days = [...byDay].map(([day, of]) => ({ day, price: of }));
  return days.filter((one, index) => one.day === today || one.price !== days[index - 1]?.price);
}

/** The same day a year before: `2025-11-21`; of 29 February the 28th. */
export function yearBefore(day: string): string {
  const before = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return before.endsWith("-02-29") ? `${before.slice(0, 4)}-02-28` : before;
}
