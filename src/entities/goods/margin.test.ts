import { expect, it } from "vitest";
import { marginAt, marginOfLines } from "./margin.ts";

it.each([
  [18, 12.24, { retail: "零售 ¥18.00", rate: "毛利 32%" }],
  [18, 12.25, { retail: "零售 ¥18.00", rate: "毛利 31%" }],
  [18, 18, { retail: "零售 ¥18.00", rate: "毛利 0%" }],
  [18, 18.01, { retail: "零售 ¥18.00", rate: "倒挂" }],
  [18, null, undefined],
  [null, 12, undefined],
  [undefined, 12, undefined],
  [18, Number.NaN, undefined],
])("retail %s bought at %s", (retail, price, margin) => {
  expect(marginAt(retail === undefined ? {} : { retail_price: retail }, price)).toEqual(margin);
});

it("adds up what is known", () => {
  const line = (retail_price: number | null, number: number, amount: number) => ({
    goods: { retail_price },
    number,
    amount,
  });
  expect(marginOfLines([line(18, 10, 122.5), line(null, 5, 40), line(0.3, 3, 0.6)])).toEqual({
    amount: 57.8,
    unknown: 1,
  });
  expect(marginOfLines([line(1, 1, 1.5)])).toEqual({ amount: -0.5, unknown: 0 });
  expect(marginOfLines([])).toEqual({ amount: 0, unknown: 0 });
});
