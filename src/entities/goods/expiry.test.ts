import { expect, test } from "vitest";
import { describeExpiry, describePace, isNearExpiry, monthsLeft } from "./expiry.ts";

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

test.each([
  ["2027-06-20", 0, true],
  ["2027-06-21", 0, false],
  ["2028-06-21", 1, true],
] as const)("expiry on %s, sold as near expiry %d: near is %s", (xq, is_jxq, near) => {
  expect(isNearExpiry({ xq, is_jxq }, today)).toBe(near);
});

const isTooMuch = true;
test.each([
  [0, 20, 20, { text: "按您的用量约 1 个月用完", isTooMuch: false }],
  [40, 60, 20, { text: "按您的用量约 5 个月用完", isTooMuch: false }],
  [60, 60, 20, { text: "按您的用量约 6 个月用完，到期前用不完", isTooMuch }],
  [0, 1, 20, { text: "按您的用量不到 1 个月用完", isTooMuch: false }],
  [0, 6, 0, undefined],
])("%d in the cart, %d more at %d a month", (cart_number, number, monthly_number, pace) => {
  expect(describePace({ xq: "2027-04-30", cart_number, monthly_number }, number, today)).toEqual(pace);
});
