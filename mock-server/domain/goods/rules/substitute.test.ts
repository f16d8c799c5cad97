import { describe, expect, test } from "vitest";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { certificateWith } from "#mock/domain/certificate/certificate-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import type { Article, CategoryRecord, GoodsRecord } from "../records.ts";
import { buildSearchIndex } from "./search/search-index.ts";
import { substituteFor } from "./substitute.ts";

/** 0 and 1 have the same ingredient, 2 has another, 3 is no article's. */
const articles = [
  { ingredient: "阿莫西林" },
  { ingredient: "阿莫西林" },
  { ingredient: "布洛芬" },
] as Article[];
const NONE: readonly CategoryRecord[] = [];

const found = (gone: GoodsRecord, ...others: readonly GoodsRecord[]) => {
  const goods = [gone, ...others];
  const state = worldWith({
    articles,
    goods: byId(...goods),
    index: buildSearchIndex(goods, [], new Map(), NONE),
    certificates: new Map([[1, [certificateWith({ type: 2 })]]]),
  });
  return substituteFor(state, userWith(), gone.id)?.id;
};
const gone = goodsWith({ id: 1, number: 0 });
const other = (id: number, change: Partial<GoodsRecord> = {}) => goodsWith({ id, ...change });

describe("instead of goods that are gone a buyer can have", () => {
  test.each<[string, GoodsRecord[], number | undefined]>([
    ["goods with the same ingredient", [other(2, { articleIndex: 1 })], 2],
    ["nothing with another one", [other(2, { articleIndex: 2 })], undefined],
    ["nothing of which no ingredient is known", [other(2, { articleIndex: 3 })], undefined],
    [
      "best the same article, though dearer",
      [other(2, { articleIndex: 1 }), other(3, { ypgg: "0.5g*12粒", base_price: 1500 })],
      3,
    ],
    [
      "best the same specification, though dearer",
      [other(2, { ypgg: "0.5g*12粒" }), other(3, { base_price: 1500 })],
      3,
    ],
    [
      "rather the specification of another article than neither",
      [other(2, { articleIndex: 1, ypgg: "0.5g*12粒" }), other(3, { articleIndex: 1, base_price: 1500 })],
      3,
    ],
    [
      "best the same specification of the same article, whatever its place",
      [
        other(2, { articleIndex: 1, ypgg: "0.5g*12粒" }),
        other(3, { ypgg: "0.5g*12粒" }),
        other(4, { base_price: 1500 }),
        other(5, { articleIndex: 1 }),
      ],
      4,
    ],
    ["best the nearest price", [other(2, { base_price: 1300 }), other(3, { base_price: 800 })], 3],
    ["a dearer one that is nearer", [other(2, { base_price: 1100 }), other(3, { base_price: 800 })], 2],
    ["nothing that is sold out", [other(2, { number: 0 })], undefined],
    ["nothing that is off sale", [other(2, { is_buy: 0 })], undefined],
    ["nothing outside the buyer's scopes", [other(2, { kind: "health" })], undefined],
    ["what has just one middle pack left", [other(2, { number: 5 })], 2],
    ["nothing with less than a middle pack", [other(2, { number: 4 })], undefined],
    ["nothing whose limit is less than a middle pack", [other(2, { limit_number: 4 })], undefined],
    [
      "no combination",
      [other(2, { parts: [{ goodsId: 3, number: 1 }] }), other(3, { number: 9, articleIndex: 2 })],
      undefined,
    ],
  ])("%s", (_case, others, id) => expect(found(gone, ...others)).toBe(id));

  test("nothing but other goods", () => expect(found(goodsWith({ id: 1 }))).toBeUndefined());

  test("nothing instead of a combination, or of goods of which no ingredient is known", () => {
    expect(found(goodsWith({ id: 1, parts: [{ goodsId: 2, number: 1 }] }), other(2))).toBeUndefined();
    expect(found(goodsWith({ id: 1, articleIndex: 9 }), other(2, { articleIndex: 9 }))).toBeUndefined();
  });

  test("something instead of goods that were deleted, and nothing instead of those that never were", () => {
    const goods = [gone, other(2)];
    const state = worldWith({
      articles,
      goods: byId(...goods),
      index: buildSearchIndex(goods, [], new Map(), NONE),
    });
    state.goods.delete(1);
    expect(substituteFor(state, userWith({ is_passed: 0 }), 1)?.id).toBe(2);
    expect(substituteFor(state, userWith(), 404)).toBeUndefined();
    state.goods.delete(2);
    expect(substituteFor(state, userWith({ is_passed: 0 }), 1)).toBeUndefined();
  });
});
