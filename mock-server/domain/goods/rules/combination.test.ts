import { describe, expect, test } from "vitest";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import type { GoodsRecord } from "../records.ts";
import { asComposed } from "./combination.ts";
import { contentsOf, unitsIn } from "./contents.ts";

const parts = [
  { goodsId: 7, number: 2 },
  { goodsId: 8, number: 3 },
];
const set = (): GoodsRecord => goodsWith({ id: 900, sale_type: 3, parts, number: 0, base_price: 0 });
const goods = (a: Partial<GoodsRecord> = {}, b: Partial<GoodsRecord> = {}) => {
  const known = [goodsWith({ id: 7, ...a }), goodsWith({ id: 8, base_price: 300, ...b })];
  return (id: number) => known.find((one) => one.id === id);
};

describe("a combination of 2 and 3", () => {
  test.each<[string, Partial<GoodsRecord>, Partial<GoodsRecord>, Partial<GoodsRecord>]>([
    ["has as many sets as the scarcest part allows", { number: 11 }, { number: 100 }, { number: 5 }],
    ["has none when a part is sold out", {}, { number: 2 }, { number: 0 }],
    ["has no limit when its parts have none", {}, {}, { limit_number: 0 }],
    ["has the strictest limit of its parts", { limit_number: 9 }, { limit_number: 9 }, { limit_number: 3 }],
    ["has the limit of a later part", { limit_number: 4 }, { limit_number: 60 }, { limit_number: 2 }],
    ["has the limit of its only limited part", {}, { limit_number: 60 }, { limit_number: 20, number: 33 }],
    ["has none when the limit of a part is less than it needs", {}, { limit_number: 2 }, { number: 0 }],
    [
      "has just one with a limit of just what it needs",
      { limit_number: 2 },
      {},
      { limit_number: 1, number: 33 },
    ],
  ])("%s", (_case, a, b, expected) => expect(asComposed(set(), goods(a, b))).toMatchObject(expected));

  test("is worth what its parts cost on their own, at the price of as many", () => {
    expect(asComposed(set(), goods()).base_price).toBe(2900);
    const tiers = { ladder_price: [{ number: 3, price: 200 }] };
    expect(asComposed(set(), goods({}, tiers)).base_price).toBe(2600);
  });

  test("cannot be had without one of its parts", () => {
    const one = (id: number) => (id === 7 ? goodsWith() : undefined);
    expect(asComposed(set(), one)).toMatchObject({ number: 0, base_price: 2000, limit_number: 0 });
  });

  test.each<[string, Partial<GoodsRecord>]>([
    ["stock", { number: 10 }],
    ["limit", { limit_number: 10 }],
    ["price", { base_price: 999 }],
  ])("is the same record until the %s of a part changes", (_case, change) => {
    const record = set();
    const before = asComposed(record, goods());
    expect(asComposed(record, goods())).toBe(before);
    expect(asComposed(record, goods(change))).not.toBe(before);
  });
});

describe("a quantity takes from the stock", () => {
  test("the goods themselves", () => expect(contentsOf(goodsWith(), 4)).toEqual([{ goodsId: 7, number: 4 }]));

  test("the parts of a combination", () =>
    expect(contentsOf(set(), 4)).toEqual([
      { goodsId: 7, number: 8 },
      { goodsId: 8, number: 12 },
    ]));

  test("the sum of one product over several lines", () => {
    const lines = [
      { goodsId: 900, number: 2 },
      { goodsId: 7, number: 5 },
      { goodsId: 404, number: 1 },
    ];
    expect([...unitsIn(lines, (id) => (id === 900 ? set() : undefined))]).toEqual([
      [7, 9],
      [8, 6],
      [404, 1],
    ]);
  });
});
