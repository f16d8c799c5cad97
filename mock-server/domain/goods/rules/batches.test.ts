import { describe, expect, test } from "vitest";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { batchAt, batchesOf } from "./batches.ts";

/** Product 8 would have three batches, product 6 has one. */
const goods = (id: number, number: number, xq = "2027-06-30", shelf_months = 24) =>
  goodsWith({ id, number, xq, shelf_months });
const numbers = (...of: Parameters<typeof goods>) => batchesOf(goods(...of)).map(({ number }) => number);

describe("the stock of a product", () => {
  test.each([
    ["none when it is sold out", 8, 0, []],
    ["one of little", 8, 19, [19]],
    ["several of more", 8, 20, [7, 7, 6]],
    ["two", 7, 21, [11, 10]],
    ["one of some products, however much there is", 6, 500, [500]],
  ])("has batches that add up to it: %s", (_case, id, number, expected) =>
    expect(numbers(id, number)).toEqual(expected),
  );

  test("has one batch when a second one would not have been made yet", () => {
    expect(numbers(8, 100, "2028-11-30")).toEqual([100]);
    expect(numbers(8, 100, "2028-10-31")).toEqual([100]);
    expect(numbers(8, 100, "2028-08-31")).toEqual([50, 50]);
    expect(numbers(8, 100, "2028-06-30")).toEqual([34, 34, 32]);
    expect(numbers(8, 100, "2029-12-31")).toEqual([100]);
  });
});

describe("a batch", () => {
  test("expires two months after the one before it, and is as old as its shelf life", () => {
    expect(batchesOf(goods(8, 100))).toEqual([
      { batch_no: "250626", produced_at: "2025-06-11", expires_at: "2027-06-30", number: 34 },
      { batch_no: "250827", produced_at: "2025-08-11", expires_at: "2027-08-31", number: 34 },
      { batch_no: "251028", produced_at: "2025-10-11", expires_at: "2027-10-31", number: 32 },
    ]);
  });

  test("that was sold before expired as much earlier", () =>
    expect(batchAt(goods(8, 100), -1)).toEqual({
      batch_no: "250425",
      produced_at: "2025-04-11",
      expires_at: "2027-04-30",
    }));

  test("has the last day of its month, in February too", () => {
    expect(batchAt(goods(8, 1, "2027-12-31"), 1).expires_at).toBe("2028-02-29");
    expect(batchAt(goods(8, 1, "2027-02-28"), -1).expires_at).toBe("2026-12-31");
  });

  test("has two digits after its year and month, however low", () => {
    const batches = Array.from({ length: 90 }, (_, id) => batchAt(goods(id + 1, 1), 0).batch_no);
    expect(batches.filter((batch) => !/^2506\d{2}$/u.test(batch))).toEqual([]);
    expect(new Set(batches).size).toBe(90);
  });

  test("has a number of its own down to six batches before the stock", () => {
    const indexes = [-6, -5, -4, -3, -2, -1, 0, 1, 2];
    const serials = indexes.map((index) => batchAt(goods(1, 1), index).batch_no.slice(4));
    expect(new Set(serials).size).toBe(indexes.length);
  });
});
