import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ActivityTier } from "#generated/model/index.ts";
import { rankTiers, reductionAtCheckout } from "./activity-tiers.ts";

const tier = (amount: number): ActivityTier => ({
  id: amount,
  amount,
  status: 0,
  name: `满 ${amount}`,
  reduce: 1,
  describe: "",
});

const ranks = (tiers: Readonly<Record<string, ActivityTier>>, eligible: number) =>
  rankTiers(tiers, eligible).map((one) => [one.tier.amount, one.reached, one.shortfall]);

it("ranks tiers the same in whatever order they come: the highest reached on top, then the nearest", () => {
  const amounts = [100, 300, 500, 800, 1000, 2000];
  fc.assert(
    fc.property(fc.shuffledSubarray(amounts), fc.integer({ min: 0, max: 2500 }), (given, eligible) => {
      const tiers = Object.fromEntries(given.map((amount, index) => [`t${index}`, tier(amount)]));
      const lowestFirst = given.toSorted((a, b) => a - b);
      const reached = lowestFirst.filter((amount) => amount <= eligible).toReversed();
      const missing = lowestFirst.filter((amount) => amount > eligible);
      expect(ranks(tiers, eligible)).toEqual([
        ...reached.map((amount) => [amount, true, 0]),
        ...missing.map((least) => [least, false, least - eligible]),
      ]);
    }),
    { seed: 1 },
  );
});

describe("tiers", () => {
  const tiers = { a: tier(500), b: tier(1000), c: tier(2000) };

  it.each([
    [
      499.99,
      [
        [500, false, 0.01],
        [1000, false, 500.01],
        [2000, false, 1500.01],
      ],
    ],
    [
      500,
      [
        [500, true, 0],
        [1000, false, 500],
        [2000, false, 1500],
      ],
    ],
    [
      1000,
      [
        [1000, true, 0],
        [500, true, 0],
        [2000, false, 1000],
      ],
    ],
    [
      5000,
      [
        [2000, true, 0],
        [1000, true, 0],
        [500, true, 0],
      ],
    ],
  ])("at %d", (eligible, expected) => {
    expect(ranks(tiers, eligible)).toEqual(expected);
  });
});

it.each([
  [499, 1],
  [500, 8],
  [2000, 48],
])("takes the highest reached tier of each kind off %d", (eligible, expected) => {
  const kind = (...tiers: readonly (readonly [number, number])[]) =>
    Object.fromEntries(tiers.map(([amount, reduce]) => [`m${amount}`, { ...tier(amount), reduce }]));
  const activity = {
    manjians: { manjians: kind([100, 1], [500, 8]) },
    discounts: { discounts: kind([2000, 40]) },
  };
  expect(reductionAtCheckout(activity, eligible)).toBe(expected);
});
