import { describe, expect, test } from "vitest";
import { NOW } from "#mock/domain/bare-world-for-test.ts";
import { catalogueWith } from "#mock/seed/goods/catalogue-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord } from "../../records.ts";
import { priceOrder } from "./price-order.ts";

const indexOf = (goods?: readonly GoodsRecord[]) => catalogueWith(goods).seed.index;

describe("an order by price is cached", () => {
  test("for an hour, since no offer changes within one", () => {
    const index = indexOf();
    const first = priceOrder(index, "price", NOW);
    expect(priceOrder(index, "price", NOW + HOUR_MS - 1)).toBe(first);
    expect(priceOrder(index, "price", NOW + HOUR_MS)).not.toBe(first);
    expect(priceOrder(index, "price", NOW)).toBe(first);
    expect(priceOrder(index, "unit_price", NOW)).not.toBe(first);
  });

  test("until there are eight others", () => {
    const index = indexOf();
    const first = priceOrder(index, "price", NOW);
    for (let hour = 1; hour < 8; hour += 1) priceOrder(index, "price", NOW + hour * HOUR_MS);
    expect(priceOrder(index, "price", NOW)).toBe(first);
    priceOrder(index, "price", NOW + 8 * HOUR_MS);
    expect(priceOrder(index, "price", NOW)).not.toBe(first);
  });
});

describe("a list begins with", () => {
  // Numbers that are 701 apart have the same place among equals, which is then that of the seed.
  const first = (a: Partial<GoodsRecord>, b: Partial<GoodsRecord>) => {
    const goods = [goodsWith({ id: 1, ...a }), goodsWith({ id: 702, ...b })];
    return indexOf(goods).ordered("default")[0]?.id;
  };

  test.each<[string, Partial<GoodsRecord>, Partial<GoodsRecord>, number]>([
    ["the first of the seed, of equals", {}, {}, 1],
    ["what sells better", { sales: 10 }, { sales: 11 }, 702],
    ["an offer", {}, { offer_price: 900 }, 702],
    ["what sells much better than an offer", { offer_price: 900 }, { sales: 121 }, 702],
    ["preferred goods", { offer_price: 900 }, { is_youx: 1 }, 702],
    ["what is in stock, whatever sells", { number: 0, sales: 9000, is_youx: 1 }, {}, 702],
    ["what is on sale, whatever sells", { is_buy: 0, sales: 9000, is_youx: 1 }, {}, 702],
  ])("%s", (_case, a, b, id) => expect(first(a, b)).toBe(id));
});
