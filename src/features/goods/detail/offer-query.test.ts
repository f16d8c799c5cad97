import { expect, test } from "vitest";
import { expiredParts, parseOffer } from "./offer-query.ts";

test("parses valid offers and ignores invalid ones", () => {
  const search = "goods_price_id=4&ladder_price_id=x&goods_manjian_id=-1&is_yj=1&is_jxq=2";
  expect(parseOffer(new URLSearchParams(search))).toEqual({ goods_price_id: 4, is_yj: 1 });
});

test("names the parts of an older link's offer that have ended", () => {
  const goods = { goods_price_id: 0, ladder_price_id: 7, goods_manjian_id: 0, is_yj: 0, is_jxq: 1 } as const;
  expect(expiredParts({}, goods)).toEqual([]);
  expect(expiredParts({ goods_price_id: 0, ladder_price_id: 7, is_yj: 0, is_jxq: 1 }, goods)).toEqual([]);
  expect(expiredParts({ goods_price_id: 9, ladder_price_id: 7, is_yj: 1 }, goods)).toEqual([
    "活动价",
    "优价",
  ]);
  // A link from before there were tiers names none: a better price does not need explaining.
  expect(expiredParts({ ladder_price_id: 0 }, goods)).toEqual([]);
});

test.each([
  ["is_yj=0", { is_yj: 0 }],
  ["is_jxq=1", { is_jxq: 1 }],
  ["goods_price_id=2147483647", { goods_price_id: 2_147_483_647 }],
  ["ladder_price_id=12", { ladder_price_id: 12 }],
  ["goods_price_id=2147483648", {}],
  ["goods_price_id=12x", {}],
  ["goods_price_id=x12", {}],
  ["", {}],
])("parses %j", (search, offer) => {
  expect(parseOffer(new URLSearchParams(search))).toStrictEqual(offer);
});
