import { describe, expect, it } from "vitest";
import type { Goods } from "#generated/model/index.ts";
import { excessRemedy, isExcess } from "./excess.ts";
import { lineForTest } from "./line-for-test.ts";

describe("a line is more than can be ordered", () => {
  it.each([
    [12, 12, false],
    [13, 12, true],
    // Out of stock: the line is not available rather than too long.
    [13, 0, false],
  ])("%d of %d in stock: %s", (number, stock, expected) => {
    expect(isExcess(lineForTest({ number, goods: { number: stock } }))).toBe(expected);
  });
});

describe("the remedy", () => {
  const line = (id: number, number: number, goodsId: number, is_selected: 0 | 1 = 1) =>
    lineForTest({ id, number, is_selected, goods: { id: goodsId, number: 10 } });
  /** Lines of the same goods, sold in fives. */
  const inFives = (stock: number) => (id: number, number: number) =>
    lineForTest({ id, number, goods: { id: 7, number: stock, zbz: 5 } });

  it("leaves lines alone that are not ordered", () => {
    expect(excessRemedy([line(1, 11, 7, 0), line(2, 10, 7)])).toEqual({ numbers: [], impossible: [] });
  });

  it("leaves a combination alone whose stock is gone: nothing of it could be ordered instead", () => {
    const gone = lineForTest({ type: 3, number: 2, goods: { number: 0 } });
    expect(excessRemedy([gone])).toEqual({ numbers: [], impossible: [] });
  });

  it("counts what earlier lines of the same goods take, and of no others", () => {
    expect(excessRemedy([line(1, 6, 7), line(2, 9, 8), line(3, 4, 7), line(4, 1, 7)])).toEqual({
      numbers: [],
      impossible: [4],
    });
  });

  it("gives a later line the rest that an earlier one did not take", () => {
    const of = inFives(12);
    // Two packs of five fit; the rest of two is less than a pack.
    expect(excessRemedy([of(1, 15), of(2, 5)])).toEqual({
      numbers: [{ lineId: 1, number: 10 }],
      impossible: [2],
    });
    expect(excessRemedy([of(1, 5), of(2, 10)])).toEqual({
      numbers: [{ lineId: 2, number: 5 }],
      impossible: [],
    });
  });

  it("gives the last pack to whom it fits", () => {
    const of = inFives(10);
    expect(excessRemedy([of(1, 5), of(2, 6)])).toEqual({
      numbers: [{ lineId: 2, number: 5 }],
      impossible: [],
    });
  });

  it("counts an odd quantity as it is, though packs would be fewer", () => {
    const of = inFives(10);
    expect(excessRemedy([of(1, 7), of(2, 5)])).toEqual({ numbers: [], impossible: [2] });
  });
});

describe("lines that exceed the available quantity", () => {
  const remedyOf = (goods: Partial<Goods>, number: number) => excessRemedy([lineForTest({ number, goods })]);

  it.each([
    ["within stock", { number: 12 }, 12, { numbers: [], impossible: [] }],
    ["above stock", { number: 12 }, 13, { numbers: [{ lineId: 101, number: 12 }], impossible: [] }],
    [
      "above stock in packs of five",
      { number: 12, zbz: 5 },
      15,
      { numbers: [{ lineId: 101, number: 10 }], impossible: [] },
    ],
    [
      "above the limit",
      { number: 900, limit_number: 50 },
      51,
      { numbers: [{ lineId: 101, number: 50 }], impossible: [] },
    ],
    ["less than a pack left", { number: 3, zbz: 5 }, 5, { numbers: [], impossible: [101] }],
  ])("%s", (_case, goods, number, remedy) => {
    expect(remedyOf(goods, number)).toEqual(remedy);
  });

  it("shares the stock among lines of the same goods", () => {
    const goods = { number: 10 };
    const lines = [6, 6, 1].map((number, index) => lineForTest({ id: index + 1, number, goods }));
    expect(excessRemedy(lines)).toEqual({ numbers: [{ lineId: 2, number: 4 }], impossible: [3] });
  });
});
