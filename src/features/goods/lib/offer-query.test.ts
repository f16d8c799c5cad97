import { expect, test } from "vitest";
import { parseOffer } from "./offer-query.ts";

test("an offer is read from the address, nonsense is not", () => {
  const search = "goods_price_id=4&ladder_price_id=x&goods_manjian_id=-1&is_yj=1&is_jxq=2";
  expect(parseOffer(new URLSearchParams(search))).toEqual({ goods_price_id: 4, is_yj: 1 });
});
