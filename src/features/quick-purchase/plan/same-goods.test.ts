import { expect, it } from "vitest";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import { putResults } from "./plan-changes.ts";
import { matchedPlan } from "./plan-for-test.ts";
import { sameGoods } from "./same-goods.ts";

const [seven, eight] = [7, 8].map((id) => goodsForTest({ id, number: 1000 }));

it("says of lines with the same goods which others are, and their sum", () => {
  const plan = matchedPlan("甲药 10\n乙药 5\n甲 20盒\n丙 0.5盒", [seven!], [eight!], [seven!], [seven!]);
  expect([...sameGoods(plan.lines)]).toEqual([
    ["1", "与第 3 行、第 4 行是同一商品，合计 31 盒"],
    ["3", "与第 1 行、第 4 行是同一商品，合计 31 盒"],
    ["4", "与第 1 行、第 3 行是同一商品，合计 31 盒"],
  ]);
});

it("says nothing of lines that are in the cart, or have no quantity yet", () => {
  const plan = matchedPlan("甲药 10\n甲", [seven!], [seven!]);
  expect(sameGoods(plan.lines).size).toBe(0);
  const both = matchedPlan("甲药 10\n甲 5", [seven!], [seven!]);
  expect(sameGoods(both.lines).size).toBe(2);
  expect(sameGoods(putResults(both, new Map([[7, { number: 15 }]])).lines).size).toBe(0);
});
