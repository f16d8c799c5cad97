import { expect, test } from "vitest";
import { describeProgress, reachedPercent } from "./group-buy-progress.ts";

test("does not show a group-buy that lacks one unit as reached", () => {
  expect(reachedPercent({ joined_number: 9_999, target_number: 10_000 })).toBe(99);
  expect(reachedPercent({ joined_number: 265, target_number: 250 })).toBe(100);
  expect(reachedPercent({ joined_number: 0, target_number: 250 })).toBe(0);
});

test.each([
  [1, "满 50 盒成团"],
  [2, "还差 13 盒成团"],
  [3, "已成团"],
  [4, "未成团，已付款项退回余额"],
] as const)("describes status %d as %s", (status, text) => {
  expect(describeProgress({ status, joined_number: 37, target_number: 50 }, "盒")).toBe(text);
});
