import fc from "fast-check";
import { expect, it } from "vitest";
import {
  compareMoney,
  dividedPrice,
  floorMoney,
  minusMoney,
  moneyDigits,
  percentOfMoney,
  shareOfMoney,
  sumMoney,
  timesMoney,
} from "./money-math.ts";

it.each([
  [19.9, 19.9],
  [4.35, 4.35],
  [0.1 + 0.2, 0.3],
  [1.005, 1],
  [1.999, 1.99],
  [0, 0],
  [-1.239, -1.24],
  [-1.23, -1.23],
  [-0.001, -0.01],
  [-0, 0],
])("floors %d to %d in decimal arithmetic", (amount, floored) => {
  expect(floorMoney(amount)).toBe(floored);
});

/** An amount in 元, by its integer in 分. */
const fen = fc.integer({ min: 0, max: 9_999_999_999 });

it("loses no 分 where binary fractions do", () => {
  expect(minusMoney(1123.3, 1023.2)).toBe(100.1);
  expect(minusMoney(0.3, 0.1, 0.2)).toBe(0);
  expect(sumMoney([0.1, 0.2])).toBe(0.3);
  expect(timesMoney(4.35, 100)).toBe(435);
  expect(timesMoney(18.65, 0.97)).toBe(18.0905);
  fc.assert(
    fc.property(fen, fen, fc.integer({ min: 0, max: 9999 }), (a, b, number) => {
      expect(minusMoney(a / 100, b / 100)).toBe((a - b) / 100);
      expect(sumMoney([a / 100, b / 100])).toBe((a + b) / 100);
      expect(timesMoney(a / 100, number)).toBe((a * number) / 100);
    }),
    { seed: 1 },
  );
});

it("is exact for longer amounts", () => {
  expect(sumMoney([timesMoney(1.005, 2), 0.1])).toBe(2.11);
});

it("rounds differences down to the 分, towards zero", () => {
  expect(minusMoney(400, 100.005)).toBe(299.99);
  expect(minusMoney(1, 2.5)).toBe(-1.5);
});

it("writes both decimals", () => {
  expect([12.5, 0, 1.999].map(moneyDigits)).toEqual(["12.50", "0.00", "1.99"]);
});

it("sorts amounts, and says what part one is of another", () => {
  expect([3.5, 0.1, 12, 3.5].toSorted(compareMoney)).toEqual([0.1, 3.5, 3.5, 12]);
  expect([compareMoney(1, 2), compareMoney(2, 1), compareMoney(2, 2)]).toEqual([-1, 1, 0]);
  expect(shareOfMoney(30, 120)).toBe(0.25);
});

it.each([
  [5.76, 18, 32],
  [5.75, 18, 31],
  [0.29, 1, 29],
  [0, 18, 0],
])("%d of %d is %d %%, rounded down", (amount, whole, percent) => {
  expect(percentOfMoney(amount, whole)).toBe(percent);
});

it("is exact where whole 分 no longer are", () => {
  expect(timesMoney(0.01, 0.5)).toBe(0.005);
  expect(timesMoney(1.005, 1000)).toBe(1005);
});

it.each([
  [430, 100, "4.30"],
  [430.98, 100, "4.3098"],
  [145.84, 4, "36.46"],
  [10, 3, "3.3333"],
  [0, 5, "0.00"],
  // Four decimals × 144 would be 1,000.09.
  [1000.1, 144, "6.94514"],
])("%d for %d is %s each", (amount, number, digits) => {
  expect(dividedPrice(amount, number)).toBe(digits);
});

it("divides so that price × number is the amount to the 分", () => {
  const wrong = Array.from({ length: 20_000 }, (_, index) => {
    const [fen, number] = [(index * 7919) % 500_000, 1 + ((index * 31) % 2_000)];
    return Math.round(Number(dividedPrice(fen / 100, number)) * number * 100) === fen
      ? ""
      : `${fen} ${number}`;
  }).filter(Boolean);
  expect(wrong).toEqual([]);
});
