import { expect, test } from "vitest";
import { recentOf, waitSeconds } from "./attempt-limit.ts";

const limit = { most: 2, windowMs: 60_000 };

test.each([
  [[], 0],
  [[100_000], 0],
  [[100_000, 110_000], 40],
  [[90_000, 110_000], 30],
  [[90_000, 100_000, 119_999], 40],
  [[60_000, 119_000], 0],
  [[60_001, 119_000], 1],
])("two a minute: after %j one waits %d seconds at 120,000 ms", (times, seconds) =>
  expect(waitSeconds(times, 120_000, limit)).toBe(seconds),
);

test("attempts ahead of a clock that was set back do not count", () => {
  expect(recentOf([1000, 5000, 90_000], 6000, 60_000)).toEqual([1000, 5000]);
  expect(waitSeconds([90_000, 91_000], 6000, limit)).toBe(0);
});
