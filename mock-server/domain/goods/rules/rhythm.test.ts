import { expect, test } from "vitest";
import { parseDateTime } from "#mock/world/shanghai-time.ts";
import { dueAt, intervalDays, monthlyNumber, usualNumber } from "./rhythm.ts";

const bought = (...purchases: ReadonlyArray<readonly [time: string, number: number]>) =>
  purchases.map(([time, number]) => ({ at: parseDateTime(time), price: 100, number }));
const monthly = bought(["2026-10-10 09:00:00", 20], ["2026-09-12 18:00:00", 30], ["2026-08-15 08:00:00", 25]);

test("the interval is the mean of days between purchases", () => {
  expect(intervalDays(monthly)).toBe(28);
  expect(dueAt(monthly)).toBe(parseDateTime("2026-11-07 00:00:00"));
});

test("purchases of one day have no interval", () => {
  const once = bought(["2026-10-10 19:00:00", 20], ["2026-10-10 09:00:00", 10]);
  expect(intervalDays(once)).toBe(0);
  expect(dueAt(once)).toBeUndefined();
});

test("days are those of Shanghai", () =>
  expect(intervalDays(bought(["2026-10-11 00:10:00", 1], ["2026-10-10 23:50:00", 1]))).toBe(1));

test.each([
  [1, 25],
  [10, 30],
  [24, 48],
])("as many as on average, in middle packs of %d: %d", (zbz, number) =>
  expect(usualNumber(monthly, zbz)).toBe(number),
);

test("the use in 30 days leaves out the last purchase, which is not used yet", () => {
  expect(monthlyNumber(monthly)).toBe(29.46);
  expect(
    monthlyNumber(bought(["2026-10-10 19:00:00", 8], ["2026-10-10 09:00:00", 9], ["2026-09-10 09:00:00", 4])),
  ).toBe(4);
  expect(monthlyNumber(bought(["2026-10-10 19:00:00", 20], ["2026-10-10 09:00:00", 10]))).toBe(0);
  expect(monthlyNumber([])).toBe(0);
});
