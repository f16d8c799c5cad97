import { expect, test } from "vitest";
import { couponsQuery, offersQuery } from "./coupon-queries.ts";
import { couponCondition, couponFace } from "./coupon-text.ts";

test.each([
  [{ type: 1, amount: 40, threshold: 500 }, "¥40", "满 ¥500 可用"],
  [{ type: 1, amount: 12.5, threshold: 1234.5 }, "¥12.50", "满 ¥1,234.50 可用"],
  [{ type: 2, amount: 96, threshold: 800 }, "9.6折", "满 ¥800 可用"],
  [{ type: 2, amount: 90, threshold: 0 }, "9折", "无门槛"],
  [{ type: 3, amount: 12, threshold: 0 }, "¥12", "无门槛"],
] as const)("%o", (terms, face, condition) => {
  const { sign, figure, unit } = couponFace(terms);
  expect([sign + figure + unit, couponCondition(terms)]).toEqual([face, condition]);
});

test.each([
  ["2", 2],
  ["4", undefined],
  ["__proto__", undefined],
  [null, undefined],
])("parses the type %s as %s", (text, type) => {
  const search = new URLSearchParams(text === null ? {} : { type: text });
  for (const { read } of [couponsQuery, offersQuery]) expect(read(search).type).toBe(type);
});
