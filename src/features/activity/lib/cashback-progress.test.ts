import { expect, test } from "vitest";
import { cashbackProgress, sortTiers } from "./cashback-progress.ts";

const tiers = [
  { amount: 5000, cashback: 50, status: 1 as const },
  { amount: 20_000, cashback: 300, status: 0 as const },
  { amount: 50_000, cashback: 1000, status: 0 as const },
];

test.each([
  [0, 0, 5000],
  [2500, 16, 2500],
  [5000, 33, 15_000],
  [12_623.34, 50, 7376.66],
  [49_999.99, 99, 0.01],
])("with %d 元 the bar is at %d %% and %d 元 are missing", (amount, percent, missing) => {
  const progress = cashbackProgress(tiers, amount);
  expect([progress.percent, progress.next?.missing]).toEqual([percent, missing]);
});

test("has no next tier after the last one or without tiers", () => {
  expect(cashbackProgress(tiers, 50_000)).toEqual({ percent: 100, next: undefined });
  expect(cashbackProgress([], 50_000)).toEqual({ percent: 0, next: undefined });
});

test("sorts tiers by amount", () => {
  expect(sortTiers(tiers.toReversed())).toEqual(tiers);
});
