import { expect, test } from "vitest";
import { offerLeft, offerPeriod } from "./offer-left.ts";

test.each([
  [{ total: 1000, claimed: 333 }, 33, "已领 33%"],
  [{ total: 600, claimed: 599 }, 99, "仅剩 1 张"],
  [{ total: 800, claimed: 800 }, 100, "已领完"],
  [{ total: 800, claimed: 900 }, 100, "已领完"],
  [{ total: 0, claimed: 0 }, 100, "已领完"],
  [{ total: 300, claimed: 0 }, 0, "已领 0%"],
  [{ total: 100, claimed: 95 }, 95, "仅剩 5 张"],
  [{ total: 100, claimed: 94 }, 94, "已领 94%"],
  [{ total: 10, claimed: 9 }, 90, "仅剩 1 张"],
  [{ total: 10, claimed: 8 }, 80, "已领 80%"],
])("of %o", (offer, percent, text) => {
  expect(offerLeft(offer)).toEqual({ percent, text });
});

test("treats the end of an offer as exclusive", () => {
  const { starts_at, ends_at } = offerPeriod({
    starts_at: "2026-11-21 20:00:00",
    ends_at: "2026-11-28 00:00:00",
  });
  expect([starts_at, ends_at + 1]).toEqual([1795262400, 1795795200]);
});
