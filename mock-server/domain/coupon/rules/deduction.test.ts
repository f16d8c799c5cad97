import { describe, expect, test } from "vitest";
import type { Amounts } from "#mock/domain/order/records.ts";
import type { CouponRecord, VoucherRecord } from "../records.ts";
import { couponProblem, voucherProblem } from "./coupon.ts";
import { couponBase, type DeductLine, deduct } from "./deduction.ts";
import { shareOut } from "./share-out.ts";

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

describe("sharing out", () => {
  test.each<[number, number[], number[]]>([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [5, 3, 2], [1, 0, 0]],
    [10, [999, 1], [10, 0]],
    [7, [0, 10, 4], [0, 5, 2]],
    [0, [5, 5], [0, 0]],
    [5, [0, 0], [0, 0]],
    [1, [3, 0, 3, 3], [1, 0, 0, 0]],
    [14, [10, 4], [10, 4]],
    [2_000_000_001, [9_999_999_999, 9_999_999_998], [1_000_000_001, 1_000_000_000]],
  ])("%d 分 over %j is %j", (total, weights, parts) => expect(shareOut(total, weights)).toEqual(parts));

  test("always adds up and never takes more than a weight", () => {
    for (let total = 0; total <= 60; total += 1) {
      const weights = [7, 13, 1, 0, 22, 17];
      const parts = shareOut(total, weights);
      expect(sum(parts)).toBe(total);
      expect(parts.every((part, index) => part <= (weights[index] ?? 0))).toBe(true);
    }
  });
});

const coupon = (change: Partial<CouponRecord>): CouponRecord => ({
  id: 1,
  userId: 1,
  offerId: 0,
  name: "券",
  type: 1,
  amount: 1500,
  threshold: 20_000,
  describe: "",
  startsAt: 0,
  endsAt: 1000,
  orderId: 0,
  ...change,
});
const voucher = (id: number, balance: number, change: Partial<VoucherRecord> = {}): VoucherRecord => ({
  id,
  userId: 1,
  voucherNo: `XJ${id}`,
  amount: balance,
  balance,
  threshold: 0,
  source: "",
  startsAt: 0,
  endsAt: 1000,
  orderId: 0,
  ...change,
});

/** 200.00 and 100.01 eligible, 50.00 not; 8.00 off the order. */
const lines: DeductLine[] = [
  { total: 20_000, reduction: 0, isEligible: true },
  { total: 10_001, reduction: 0, isEligible: true },
  { total: 5000, reduction: 0, isEligible: false },
];
const base: Amounts = {
  goods: 35_001,
  manjian: 800,
  discount: 0,
  gift: 0,
  coupon: 0,
  voucher: 0,
  points: 0,
  shipping: 1200,
  amount: 35_401,
};
const NONE = { coupon: undefined, vouchers: [], points: 0, isPickup: false };

describe("deductions", () => {
  test.each<[string, Partial<Parameters<typeof deduct>[2]>, Partial<Amounts>]>([
    ["nothing", {}, { amount: 35_401 }],
    ["money off", { coupon: coupon({}) }, { coupon: 1500, amount: 33_901 }],
    [
      "no more than the eligible goods cost",
      { coupon: coupon({ amount: 99_999 }) },
      { coupon: 29_201, amount: 6200 },
    ],
    ["a discount, floored", { coupon: coupon({ type: 2, amount: 95 }) }, { coupon: 1460, amount: 33_941 }],
    [
      "shipping",
      { coupon: coupon({ type: 3, amount: 1500, threshold: 0 }) },
      { coupon: 1200, shipping: 1200, amount: 34_201 },
    ],
    [
      "vouchers one after the other",
      { vouchers: [voucher(1, 5000), voucher(2, 1240)] },
      { voucher: 6240, amount: 29_161 },
    ],
    ["no more voucher than goods", { vouchers: [voucher(1, 99_999)] }, { voucher: 34_201, amount: 1200 }],
    ["points", { points: 3500 }, { points: 3500, amount: 31_901 }],
    ["no shipping when fetched", { isPickup: true }, { shipping: 0, amount: 34_201 }],
    ["down to nothing", { isPickup: true, vouchers: [voucher(1, 99_999)] }, { voucher: 34_201, amount: 0 }],
  ])("take %s", (_name, requested, expected) => {
    const { amounts, paid } = deduct(base, lines, { ...NONE, ...requested });
    expect(amounts).toMatchObject(expected);
    const { goods, manjian, discount, gift, coupon: off, voucher: cash, points, shipping, amount } = amounts;
    expect(amount).toBe(goods - manjian - discount + gift - off - cash - points + shipping);
    const shippingOff = requested.coupon?.type === 3 ? off : 0;
    expect(sum(paid) + shipping - shippingOff).toBe(amount);
    expect(paid.every((part) => part >= 0)).toBe(true);
  });

  test("are shared over the eligible lines, and vouchers over all", () => {
    const { paid } = deduct(base, lines, { ...NONE, coupon: coupon({ amount: 1600 }) });
    expect(paid).toEqual([18_400, 9201, 5000]);
    const all = deduct({ ...base, manjian: 0 }, lines, { ...NONE, vouchers: [voucher(1, 3501)] });
    expect(all.paid).toEqual([17_999, 9001, 4500]);
  });

  test("never take more with a coupon than the eligible goods cost after a discount on the order", () => {
    const discounted = { ...base, discount: 584, amount: base.amount - 584 };
    expect(couponBase(discounted, lines, false)).toEqual({ eligible: 30_001, net: 28_617, shipping: 1200 });
    const { amounts } = deduct(discounted, lines, { ...NONE, coupon: coupon({ type: 2, amount: 95 }) });
    expect(amounts).toMatchObject({ coupon: 1430, amount: 33_387 });
    expect(couponBase({ ...base, discount: 99_999 }, lines, false).net).toBe(0);
  });

  test("do not take the full reduction of a line off a second time: its total is without it", () => {
    const [first, ...others] = lines;
    const reduced = [{ ...first!, reduction: 3000 }, ...others];
    const all = { ...base, goods: base.goods + 3000, manjian: base.manjian + 3000 };
    expect(couponBase(all, reduced, false)).toEqual(couponBase(base, lines, false));
  });

  test("say of each line what coupon, vouchers and points took, apart from the offers", () => {
    const { couponShared } = deduct(base, lines, { ...NONE, coupon: coupon({ amount: 1600 }) });
    expect(couponShared).toEqual([1067, 533, 0]);
    expect(deduct(base, lines, NONE).couponShared).toEqual([0, 0, 0]);
    const { couponShared: all } = deduct(base, lines, { ...NONE, vouchers: [voucher(1, 342)], points: 342 });
    expect(sum(all)).toBe(684);
    expect(all[2]).toBe(100);
  });

  test("leave alone the vouchers for which nothing is left to pay", () => {
    const requested = [voucher(1, 34_201), voucher(2, 500, { orderId: 7 })];
    expect(deduct(base, lines, { ...NONE, vouchers: requested }).vouchers).toEqual([
      { id: 1, amount: 34_201, previousOrderId: 0 },
    ]);
    expect(deduct(base, lines, { ...NONE, vouchers: requested.toReversed() }).vouchers).toEqual([
      { id: 2, amount: 500, previousOrderId: 7 },
      { id: 1, amount: 33_701, previousOrderId: 0 },
    ]);
  });

  test("leave room for a tenth of the goods in points, or what is left to pay", () => {
    expect(deduct(base, lines, NONE).pointsRoom).toBe(3500);
    expect(deduct(base, lines, { ...NONE, vouchers: [voucher(1, 34_000)] }).pointsRoom).toBe(201);
  });
});

describe("a coupon", () => {
  const at = couponBase(base, lines, false);
  test.each<[string, Partial<CouponRecord>, number, RegExp | undefined]>([
    ["fits", {}, 500, undefined],
    ["at its threshold", { threshold: 30_001 }, 500, undefined],
    ["one 分 above", { threshold: 30_002 }, 500, /还差 0\.01 元/],
    ["used", { orderId: 3 }, 500, /已使用/],
    ["at its end", {}, 1000, /已过期/],
    ["before its time", { startsAt: 600 }, 500, /未到使用时间/],
  ])("%s", (_name, change, now, problem) => {
    const found = couponProblem(coupon(change), at, now);
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });
  test("for shipping needs shipping", () => {
    expect(couponProblem(coupon({ type: 3, threshold: 0 }), { ...at, shipping: 0 }, 0)).toMatch(/已免运费/);
  });
});

test.each<[Partial<VoucherRecord>, number, RegExp | undefined]>([
  [{}, 1, undefined],
  [{ balance: 0 }, 1, /已用完/],
  [{ endsAt: 1 }, 1, /已过期/],
  [{ startsAt: 2 }, 1, /未到使用时间/],
  [{ startsAt: 1 }, 1, undefined],
  [{ threshold: 40_000 }, 1, /需商品满 400 元/],
  [{ threshold: 35_001 }, 1, undefined],
])("a voucher %j", (change, now, problem) => {
  const found = voucherProblem(voucher(9, 500, change), base.goods, now);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});
