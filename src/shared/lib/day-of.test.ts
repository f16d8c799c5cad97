import { expect, test } from "vitest";
import { dayOf } from "./day-of.ts";

test("uses the date in Shanghai", () => {
  expect(dayOf(Date.parse("2026-11-20T16:00:00Z") / 1000)).toBe("11 月 21 日周六");
  expect(dayOf(Date.parse("2026-11-20T15:59:59Z") / 1000)).toBe("11 月 20 日周五");
});
