import type { GoodsRecord } from "#mock/fixtures/goods/records.ts";
import type { Clock } from "./clock.ts";
import { soldAt } from "./rules/timed-offer.ts";
import type { Table } from "./table.ts";

/**
 * The goods of a world as they are sold now: flash sales, special prices of the day, the storewide price and group-buys
 * come and go with the world's clock, for lists, carts and orders alike. What is put is kept as it is put.
 */
export function goodsNow(table: Table<number, GoodsRecord>, clock: Clock): Table<number, GoodsRecord> {
  return {
    ...table,
    get size() {
      return table.size;
    },
    get changed() {
      return table.changed;
    },
    get(id) {
      const goods = table.get(id);
      return goods === undefined || goods.timed === null ? goods : soldAt(goods, clock.now());
    },
    *values() {
      const now = clock.now();
      for (const goods of table.values()) yield soldAt(goods, now);
    },
    *entries() {
      const now = clock.now();
      for (const [id, goods] of table.entries()) yield [id, soldAt(goods, now)] as const;
    },
  };
}
