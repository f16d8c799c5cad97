import fc from "fast-check";
import { expect, it } from "vitest";
import type { ActivityTier } from "#generated/model/activityTier.ts";
import { rankTiers } from "./activity-tiers.ts";

const tier = (amount: number): ActivityTier => ({
  id: amount,
  amount,
  status: 0,
  name: `满 ${amount}`,
  reduce: 1,
  describe: "",
});

it("ranks tiers the same in whatever order they come: the highest reached on top, then the nearest", () => {
  const amounts = [100, 300, 500, 800, 1000, 2000];
  fc.assert(
    fc.property(fc.shuffledSubarray(amounts), fc.integer({ min: 0, max: 2500 }), (given, eligible) => {
      const tiers = Object.fromEntries(given.map((amount, index) => [`t${index}`, tier(amount)]));
      const lowestFirst = given.toSorted((a, b) => a - b);
      const reached = lowestFirst.filter((amount) => amount <= eligible).toReversed();
      const missing = lowestFirst.filter((amount) => amount > eligible);
      expect(rankTiers(tiers, eligible).map((one) => [one.tier.amount, one.reached, one.shortfall])).toEqual([
        ...reached.map((amount) => [amount, true, 0]),
        ...missing.map((least) => [least, false, least - eligible]),
      ]);
    }),
  );
});
