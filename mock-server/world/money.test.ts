import { describe, expect, test } from "vitest";
import { formatYuan, percentOf, toFen, toYuan } from "./money.ts";

describe("元 to 分", () => {
  test.each([
    [19.9, 1990],
    [4.35, 435],
    [0.1 + 0.2, 30],
    [1.005, 100],
    [1.009, 100],
    [0.29, 29],
    [0.58, 58],
    [1.15, 115],
    [8.2, 820],
    [0, 0],
    [99_999_999.99, 9_999_999_999],
    ["12.50", 1250],
  ])("%s is %d", (yuan, fen) => expect(toFen(yuan)).toBe(fen));

  test("no amount is changed by going to 分 and back, and none shows more than two decimals", () => {
    for (let fen = 0; fen <= 20_000; fen += 1) {
      const yuan = toYuan(fen);
      expect(toFen(yuan)).toBe(fen);
      expect(JSON.stringify(yuan)).toMatch(/^\d+(\.\d{1,2})?$/);
    }
  });
});

describe("a share of an amount", () => {
  test.each([
    [1001, 2, 20],
    [99, 2, 1],
    [49, 2, 0],
    [435, 98, 426],
    [0, 2, 0],
  ])("of %d 分, %d percent is %d: what is less than a 分 falls away", (fen, percent, expected) =>
    expect(percentOf(fen, percent)).toBe(expected),
  );
});

test("amounts in messages have two decimals", () => {
  expect([1250, 5, 100, 399_750].map(formatYuan)).toEqual(["12.50", "0.05", "1.00", "3,997.50"]);
});
