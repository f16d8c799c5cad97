import { expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import { currentLines } from "./current-lines.ts";
import { lineOf } from "./line-adding.ts";
import { priceLine } from "./priced-line.ts";
import { previousOf, seenOffer, unitsToNextGift } from "./seen-offer.ts";

const { state } = freshWorld();

/**
 * Returns how ten units were when they were added, after their goods have changed; null if nothing relevant changed.
 */
function previous(before: Partial<GoodsRecord>, after: Partial<GoodsRecord>, number = 10) {
  const added = lineOf(1, putGoods(state, { xq: "2028-01-31", ...before }), number, 1);
  const goods = putGoods(state, { xq: "2028-01-31", ...before, ...after });
  const [line] = currentLines([added], () => goods);
  return previousOf(line!, goods, priceLine(line!, goods).price);
}

const TIERS = { ladder_price_id: 1, ladder_price: [{ number: 10, price: 900 }] };

test.each<[string, Partial<GoodsRecord>, Partial<GoodsRecord>, object | null]>([
  ["nothing", {}, {}, null],
  ["the name and the stock", {}, { name: "新名", number: 3 }, null],
  ["the price", {}, { base_price: 1100 }, { price: 1000 }],
  ["the base price below a tier that stays", TIERS, { base_price: 1100 }, null],
  ["the tier", TIERS, { ladder_price: [{ number: 10, price: 950 }] }, { price: 900 }],
  [
    "the end of the tiers",
    TIERS,
    { ladder_price: [], ladder_price_id: 0 },
    { price: 900, ladder_price_id: 1 },
  ],
  ["the shelf life", {}, { xq: "2027-01-31" }, { price: 1000, xq: "2028-01-31" }],
  [
    "the end of a flash sale",
    { sale_type: 1, offer_price: 800, goods_price_id: 3 },
    { sale_type: 0, offer_price: null, goods_price_id: 0 },
    { price: 800, type: 1, goods_price_id: 3 },
  ],
  ["the kind at the same price", { sale_type: 1 }, { sale_type: 0 }, { price: 1000, type: 1 }],
  ["the offer at the same price", { goods_price_id: 3 }, { goods_price_id: 4 }, { goods_price_id: 3 }],
  ["the end of a full reduction", { goods_manjian_id: 5 }, { goods_manjian_id: 0 }, { goods_manjian_id: 5 }],
])("a buyer is told of %s", (_name, before, after, expected) => {
  const found = previous(before, after);
  if (expected) expect(found).toMatchObject(expected);
  else expect(found).toBeNull();
});

test("the earlier price is that of the number of now", () => {
  expect(previous(TIERS, { ladder_price: [], ladder_price_id: 0 }, 9)).toMatchObject({ price: 1000 });
  const added = lineOf(1, putGoods(state, TIERS), 9, 1);
  expect(previousOf({ ...added, number: 10 }, putGoods(state, { xq: added.seen.xq }), 1000)?.price).toBe(900);
});

test("tiers that a line was added without are no earlier price", () => {
  const goods = putGoods(state, TIERS);
  const line = { ...lineOf(1, goods, 10, 1), ladder_price_id: 0 };
  expect(previousOf({ ...line, seen: seenOffer(line, goods) }, goods, 1000)).toBeNull();
});

test.each([
  [0, 10],
  [1, 9],
  [9, 1],
  [10, 10],
  [25, 5],
])("with %d units the next gift of ten is %d away", (number, missing) =>
  expect(unitsToNextGift({ type: 1, name: "", every: 10, price: 0 }, number)).toBe(missing),
);
