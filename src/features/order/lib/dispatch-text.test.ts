import { expect, it } from "vitest";
import { dispatchText } from "./dispatch-text.ts";

it.each([
  ["2026-11-23", "冷链商品周一至周四发货，预计 11 月 23 日（周一）发出"],
  ["2027-02-04", "冷链商品周一至周四发货，预计 2 月 4 日（周四）发出"],
  [null, ""],
  [undefined, ""],
])("%s", (day, text) => {
  expect(dispatchText(day)).toBe(text);
});
