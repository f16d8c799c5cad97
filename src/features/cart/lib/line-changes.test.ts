import { expect, test } from "vitest";
import type { CartLine } from "#generated/model/index.ts";
import { isChanged, lineChanges } from "./line-changes.ts";
import { lineForTest } from "./line-for-test.ts";

const now = { price: 12.5, type: 0, goods_price_id: 0, ladder_price_id: 7, goods_manjian_id: 0 } as const;
const xq = "2028-05-31";
const line = (before: Partial<CartLine["previous"]>, change: Parameters<typeof lineForTest>[0] = {}) =>
  lineForTest({ ...now, ...change, previous: { ...now, xq, ...before }, goods: { xq, ...change.goods } });

test.each<[string, CartLine, string[]]>([
  ["dearer", line({ price: 10.51 }), ["涨 ¥1.99"]],
  ["cheaper", line({ price: 13 }), ["降 ¥0.50"]],
  ["without its tiers", line({ price: 12.3 }, { ladder_price_id: 0 }), ["涨 ¥0.20", "阶梯取消"]],
  ["after a flash sale", line({ type: 1, goods_price_id: 3 }), ["活动结束"]],
  ["without its full reduction", line({ goods_manjian_id: 4 }), ["活动结束"]],
  ["of a shorter shelf life", line({}, { goods: { xq: "2027-03-31" } }), ["效期变近"]],
  ["of a longer shelf life", line({}, { goods: { xq: "2029-03-31" } }), []],
  ["that cannot be bought", line({ price: 1 }, { goods: { is_buy: 0 } }), []],
  ["as it was", lineForTest(now), []],
])("a line %s says so", (_, changed, texts) => {
  expect(lineChanges(changed).map(({ text }) => text)).toEqual(texts);
  expect(isChanged(changed)).toBe(texts.length > 0);
});
