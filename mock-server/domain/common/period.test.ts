import { describe, expect, test } from "vitest";
import { presentPeriod, statusAt } from "./period.ts";

const period = { startsAt: 10_000, endsAt: 20_000 };

describe("the status of an activity", () => {
  test.each([
    [9999, 1],
    [10_000, 2],
    [19_999, 2],
    [20_000, 3],
  ])("at %i is %i", (now, status) => expect(statusAt(period, now)).toBe(status));

  test("ends with its last second", () => {
    expect(presentPeriod(period)).toEqual({ starts_at: 10, ends_at: 19 });
  });
});
