import { expect, test } from "vitest";
import { describeExpiry, monthsLeft } from "./expiry.ts";

const today = new Date(2026, 10, 21);

test.each([
  ["2026-11-20", -1],
  ["2026-11-21", 0],
  ["2026-12-20", 0],
  ["2026-12-21", 1],
  ["2027-05-21", 6],
  ["2028-05-31", 18],
])("%s is %i months away", (date, months) => {
  expect(monthsLeft(date, today)).toBe(months);
});

test.each([
  ["2026-11-01", { text: "已过期", near: true }],
  ["2026-12-01", { text: "不足 1 个月", near: true }],
  ["2027-06-20", { text: "剩 6 个月", near: true }],
  ["2027-06-21", { text: "剩 7 个月", near: false }],
])("describes %s as %o", (date, expiry) => {
  expect(describeExpiry(date, today)).toEqual(expiry);
});
