import { expect, it } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import { lineOffer, offerOf } from "./offer.ts";

const ids = { goods_price_id: 5, ladder_price_id: 6, goods_manjian_id: 7, is_yj: 1 } as const;

it("carries the offer of goods, and of a line with the shelf life of its goods", () => {
  const goods = fake("Goods", { ...ids, is_jxq: 1 });
  expect(offerOf(goods)).toEqual({ ...ids, is_jxq: 1 });
  const line = fake("CartLine", { ...ids, goods: { ...goods, goods_price_id: 9, is_jxq: 0 } });
  expect(lineOffer(line)).toEqual({ ...ids, is_jxq: 0 });
});
