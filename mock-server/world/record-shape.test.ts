import { describe, expect, it } from "vitest";
import { type MisfitError, mergeRecord, shapeOf } from "./record-shape.ts";

const RECORDS = [
  { id: 1, stock: 5, price: 10.5, name: "甲", tiers: [{ from: 2, price: 9 }], note: null, delta: -1 },
  { id: 2, stock: 0, price: 3, name: "乙", tiers: [], note: "急", delta: 1, sale: { ends: 5 } },
];
const shape = shapeOf(RECORDS);
const change = (patch: unknown) => mergeRecord(RECORDS[0], patch, shape);

describe("mergeRecord", () => {
  it.each([
    [{ stock: 2 }, { stock: 2 }],
    [{ price: 4 }, { price: 4 }],
    [{ note: "缓" }, { note: "缓" }],
    [{ delta: -3 }, { delta: -3 }],
    [{ tiers: [{ from: 3, price: 8 }] }, { tiers: [{ from: 3, price: 8 }] }],
    [{ sale: { ends: 9 } }, { sale: { ends: 9 } }],
  ])("takes %j", (patch, changed) => {
    expect(change(patch)).toEqual({ ...RECORDS[0], ...changed });
  });

  it("merges objects and leaves the former record as it was", () => {
    const before = { a: { x: 1, y: 2 } };
    expect(mergeRecord(before, { a: { y: 3 } }, shapeOf([before]))).toEqual({ a: { x: 1, y: 3 } });
    expect(before).toEqual({ a: { x: 1, y: 2 } });
  });

  it.each([
    [{ stok: 2 }, "", "stok"],
    [{ stock: "2" }, "stock", "must be integer, not string"],
    [{ stock: 1.5 }, "stock", "must be integer, not number"],
    [{ stock: -1 }, "stock", "must not be negative"],
    [{ stock: null }, "stock", "must be integer, not null"],
    [{ tiers: [{ from: "2", price: 9 }] }, "tiers[0].from", "must be integer, not string"],
    [{ tiers: [{ till: 2 }] }, "tiers[0]", "till"],
    [{ sale: { ended: 9 } }, "sale", "ended"],
    ["甲", "", "must be object, not string"],
  ])("refuses %j", (patch, place, message) => {
    expect(() => change(patch)).toThrow(expect.objectContaining({ place, message }) as MisfitError);
  });
});
