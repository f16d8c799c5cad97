import { expect, test } from "vitest";
import { parseGoodsId, parseOffer } from "./offer-query.ts";

test("an offer is read from the address, nonsense is not", () => {
  const search = "goods_price_id=4&ladder_price_id=x&goods_manjian_id=-1&is_yj=1&is_jxq=2";
  expect(parseOffer(new URLSearchParams(search))).toEqual({ goods_price_id: 4, is_yj: 1 });
});

test.each([
  ["7", 7],
  ["2147483647", 2_147_483_647],
  ["2147483648", undefined],
  ["0", undefined],
  ["-1", undefined],
  ["7a", undefined],
  ["", undefined],
  [undefined, undefined],
])("the id %s is %s", (written, id) => {
  expect(parseGoodsId(written)).toBe(id);
});
