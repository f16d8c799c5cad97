import { describe, expect, test } from "vitest";
import { worldWith } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import type { GoodsRecord, TimedOffer } from "../records.ts";
import { arrivalNoticesOf, isWaiting } from "./arrival-notices.ts";
import { formOf } from "./form.ts";
import { priceHint } from "./price-hint.ts";
import { isAvailable } from "./quantity.ts";
import { isInZone, zoneOf } from "./zone.ts";

describe("goods have one zone (specification section 2)", () => {
  test.each<[Partial<GoodsRecord>, ReturnType<typeof zoneOf>]>([
    [{ kind: "western" }, "general"],
    [{ kind: "patent" }, "general"],
    [{ kind: "health" }, "general"],
    [{ kind: "herbal" }, "zyyp"],
    [{ kind: "device" }, "qxzq"],
    [{ kind: "herbal", controlled_group: "kx1" }, "kxzq"],
    [{ kind: "device", controlled_group: "kx1", is_jxq: 1 }, "jxqzc"],
  ])("%j: %s", (change, zone) => {
    expect(zoneOf(goodsWith(change))).toBe(zone);
    const zones = ["general", "zyyp", "qxzq", "kxzq", "jxqzc"] as const;
    expect(zones.filter((one) => isInZone(goodsWith(change), one))).toEqual([zone]);
  });

  test("and the storewide price beside it, while it holds", () => {
    const of = (kind: "welfare" | "everyday", offer_price: number | null) =>
      isInZone(goodsWith({ timed: { times: { kind } } as TimedOffer, offer_price }), "welfare");
    expect(of("welfare", 940)).toBe(true);
    expect(of("welfare", null)).toBe(false);
    expect(of("everyday", 940)).toBe(false);
    expect(isInZone(goodsWith({ offer_price: 940 }), "welfare")).toBe(false);
  });
});

describe("prices are shown (specification section 6)", () => {
  test.each([
    ["to approved buyers", userWith(), ""],
    ["not to visitors", undefined, "登录后可见价格"],
    ["not before the approval", userWith({ is_passed: 0 }), "资质审核通过后可见价格"],
    ["not to suspended accounts", userWith({ show: 0 }), "您的账号已停止显示价格，请联系专属客服"],
  ])("%s", (_case, user, hint) => expect(priceHint(user)).toBe(hint));
});

test.each([
  [1, 1, true],
  [1, 0, false],
  [0, 1, false],
] as const)(
  "goods with is_buy %d and a stock of %d are available: %s (specification section 4)",
  (is_buy, number, expected) => expect(isAvailable({ is_buy, number })).toBe(expected),
);

test("a buyer's reminders are those that the buyer asked for, and wait until the goods have come", () => {
  const notice = { goodsId: 7, askedAt: 1, arrivedAt: null };
  const state = worldWith({ arrivalNotices: new Map([[1, [notice]]]) });
  expect(arrivalNoticesOf(state, 1)).toEqual([notice]);
  expect(arrivalNoticesOf(state, 2)).toEqual([]);
  expect(isWaiting(notice)).toBe(true);
  expect(isWaiting({ ...notice, arrivedAt: 2 })).toBe(false);
});

test("a form that there is none of is a fault of the seed", () =>
  expect(() => formOf(new Map(), "粉")).toThrow("no such dosage form: 粉"));
