import { describe, expect, it } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import { batchWith, claimOf, isReceipt, keyOf } from "./receipt.ts";

const row = (order_line_id: number, batch_no: string, barcode = "6901000000028") =>
  fake("DossierLine", {
    order_line_id,
    goods_id: order_line_id,
    batch_no,
    barcode,
    name: "布洛芬",
    bzdw: "盒",
  });
const [first, second, other] = [row(1, "260701"), row(1, "260902"), row(2, "251101", "6901000000196")];
const rows = [first, second, other];
const lines = [fake("OrderLine", { id: 1, number: 5 }), fake("OrderLine", { id: 2, number: 3 })];
const found = (batch: typeof first, missing: number, damaged: number) => ({
  [keyOf(batch)]: { missing, damaged },
});

describe("the complaint about a receipt", () => {
  it("is none when all was there", () => {
    expect(claimOf(rows, found(first, 0, 0), lines)).toBeUndefined();
  });

  it("adds up the batches of a line, and says what is wrong with each", () => {
    const receipt = { ...found(first, 2, 0), ...found(second, 1, 0) };
    expect(claimOf(rows, receipt, lines)).toEqual({
      type: 1,
      describe: "布洛芬 批号 260701：少 2 盒\n布洛芬 批号 260902：少 1 盒",
      numbers: { 1: 3 },
    });
  });

  it("is about damage, or about both", () => {
    expect(claimOf(rows, found(other, 0, 1), lines)).toMatchObject({
      type: 2,
      numbers: { 2: 1 },
    });
    expect(claimOf(rows, found(other, 1, 1), lines)).toMatchObject({
      type: 9,
      describe: "布洛芬 批号 251101：少 1 盒，破损 1 盒",
    });
  });

  it("never claims more than was bought", () => {
    const receipt = { ...found(first, 4, 0), ...found(second, 4, 0) };
    expect(claimOf(rows, receipt, lines)?.numbers).toEqual({ 1: 5 });
  });
});

describe("a scanned barcode", () => {
  it("checks the batches of its product one after the other", () => {
    expect(batchWith(rows, {}, "6901000000028")).toBe(first);
    expect(batchWith(rows, found(first, 0, 0), "6901000000028")).toBe(second);
    expect(batchWith(rows, { ...found(first, 0, 0), ...found(second, 0, 0) }, "6901000000028")).toBe(first);
    expect(batchWith(rows, {}, "6901000000073")).toBeUndefined();
  });
});

it.each([
  [null],
  [[]],
  ["1"],
  [{ a: 1 }],
  [{ a: { missing: -1, damaged: 0 } }],
  [{ a: { missing: 0.5, damaged: 0 } }],
])("%j is no receipt", (value) => {
  expect(isReceipt(value)).toBe(false);
});
