import type { Clock } from "#mock/world/clock.ts";
import type { Table } from "#mock/world/table.ts";
import type { GoodsRecord } from "../records.ts";
import { asComposed } from "./combination.ts";
import { EXPIRED_REASON, withdrawExpired } from "./expiry.ts";
import { soldAt } from "./timed-offer.ts";

/**
 * The goods of a world as currently sold: flash sales, special prices of the day, the storewide price and group-buys
 * follow the world's clock, expired goods cannot be bought, and combinations have the stock of their parts, in lists,
 * carts and orders alike. Writes are stored unchanged, except that expiry is not written back.
 */
export function goodsNow(table: Table<number, GoodsRecord>, clock: Clock): Table<number, GoodsRecord> {
  const current = (goods: GoodsRecord, now: number): GoodsRecord => {
    const sold = withdrawExpired(soldAt(goods, now), now);
    if (sold.parts.length === 0) return sold;
    return asComposed(sold, (id) => {
      const part = table.get(id);
      return part && current(part, now);
    });
  };
  return {
    ...table,
    put(id, goods) {
      const known = goods.no_buy_reason === EXPIRED_REASON ? table.get(id) : undefined;
      table.put(id, known ? { ...goods, is_buy: known.is_buy, no_buy_reason: known.no_buy_reason } : goods);
    },
    get size() {
      return table.size;
    },
    get version() {
      return table.version;
    },
    get changed() {
      return table.changed;
    },
    get(id) {
      const goods = table.get(id);
      return goods && current(goods, clock.now());
    },
    *values() {
      const now = clock.now();
      for (const goods of table.values()) yield current(goods, now);
    },
    *entries() {
      const now = clock.now();
      for (const [id, goods] of table.entries()) yield [id, current(goods, now)] as const;
    },
  };
}
