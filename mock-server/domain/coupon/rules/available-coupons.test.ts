import { beforeEach, describe, expect, test } from "vitest";
import { openCheckout } from "#mock/domain/cart/rules/checkout-opening.ts";
import { selectLines } from "#mock/domain/cart/rules/line-edits.ts";
import { refusalOf } from "#mock/domain/common/refusal-for-test.ts";
import { fillCart, FIRST_TEST_GOODS, freshWorld, NOW, putGoods } from "#mock/seed/world-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { CouponRecord } from "../records.ts";
import { judgeCoupons } from "./available-coupons.ts";
import { giveVoucher } from "./voucher-gift.ts";

const { state, buyer } = freshWorld();

/** 400.00 元 of eligible goods in the cart, which ships for 12.00 元, and no coupons yet. */
beforeEach(() => {
  fillCart(state, buyer.id, [putGoods(state), 40]);
  for (const coupon of Array.from(state.coupons.values())) state.coupons.delete(coupon.id);
});

function addCoupon(id: number, change: Partial<CouponRecord> = {}) {
  const terms = { name: "券", type: 1, amount: 1000, threshold: 0, describe: "" } as const;
  const times = { startsAt: NOW - DAY_MS, endsAt: NOW + DAY_MS };
  state.coupons.put(id, { id, userId: buyer.id, offerId: 0, orderId: 0, ...terms, ...times, ...change });
}
function judged(checkoutNo?: string) {
  const { usable, others } = judgeCoupons(state, buyer.id, checkoutNo);
  return [usable.map(({ coupon }) => coupon.id), others.map(({ coupon, reason }) => [coupon.id, reason])];
}

describe("the coupons of a buyer", () => {
  test("are those unused and not expired, of nobody else", () => {
    addCoupon(1);
    addCoupon(2, { orderId: 5 });
    addCoupon(3, { endsAt: NOW });
    addCoupon(4, { userId: 2 });
    expect(judged()).toEqual([[1], []]);
  });

  test("come in the order of what they take off, for equal ones that of their ends, then of their ids", () => {
    addCoupon(1, { amount: 500 });
    addCoupon(2, { type: 2, amount: 95 });
    addCoupon(3, { type: 3, amount: 9999 });
    addCoupon(4, { amount: 500, endsAt: NOW + 1 });
    addCoupon(6, { amount: 500 });
    addCoupon(5, { amount: 500 });
    expect(judged()).toEqual([[2, 3, 4, 1, 5, 6], []]);
  });

  test("that cannot be used come with the reason, those ending first on top", () => {
    addCoupon(1, { threshold: 40_001 });
    addCoupon(3, { startsAt: NOW + 1, endsAt: NOW + 5 });
    addCoupon(2, { threshold: 40_001 });
    const missing = "该优惠券需满 400.01 元可用，可用券商品还差 0.01 元";
    expect(judged()).toEqual([
      [],
      [
        [3, "该优惠券还未到使用时间"],
        [1, missing],
        [2, missing],
      ],
    ]);
    addCoupon(1, { threshold: 40_000, startsAt: NOW });
    expect(judged()[0]).toEqual([1]);
  });

  test("wait for a tick in the cart", () => {
    addCoupon(1);
    selectLines(state, buyer, [1], 0);
    expect(judged()).toEqual([[], [[1, "请先在购物车中选择商品"]]]);
  });

  test("do not count goods that are not eligible, nor those that cannot be bought (specification section 4)", () => {
    addCoupon(1);
    putGoods(state, { with_coupon: 0 });
    expect(judged()).toEqual([[], [[1, "没有可用券的商品，秒杀、组合和标明不可用券的商品不参加"]]]);
    putGoods(state, { number: 0 });
    expect(judged()).toEqual([[], [[1, "请先在购物车中选择商品"]]]);
  });

  test("for shipping need shipping", () => {
    addCoupon(1, { type: 3 });
    putGoods(state, { base_price: 1250 });
    expect(judged()).toEqual([[], [[1, "本单已免运费，无需使用运费券"]]]);
  });
});

describe("the coupons for a checkout", () => {
  test("are judged by its lines, whatever the cart has now", () => {
    addCoupon(1, { threshold: 40_000 });
    const { checkoutNo } = openCheckout(state, buyer, [1]).checkout;
    fillCart(state, buyer.id, [putGoods(state, { id: FIRST_TEST_GOODS + 1 }), 1]);
    expect(judged(checkoutNo)).toEqual([[1], []]);
    expect(judged()[0]).toEqual([]);
  });

  test("are refused for one of nobody, or of another buyer", () => {
    const { checkoutNo } = openCheckout(state, buyer, [1]).checkout;
    const judge = (userId: number, no: string) => () => judgeCoupons(state, userId, no);
    const refusal = { status: 422, errors: { checkout_no: ["结算单不存在，请返回购物车重新结算"] } };
    expect(refusalOf(judge(buyer.id, "77"))).toEqual(refusal);
    expect(refusalOf(judge(2, checkoutNo))).toEqual(refusal);
    expect(judge(buyer.id, checkoutNo)).not.toThrow();
  });
});

test("a voucher that is given can be spent from then on, for so many days", () => {
  const at = NOW + 5;
  const before = state.vouchers.size;
  giveVoucher(state, buyer.id, { amount: 5000, threshold: 50_000, source: "抽奖", days: 60 }, at);
  giveVoucher(state, buyer.id, { amount: 700, threshold: 0, source: "返利", days: 30 }, at);
  expect(state.vouchers.size).toBe(before + 2);
  expect([...state.vouchers.values()].slice(-2)).toMatchObject([
    {
      userId: buyer.id,
      voucherNo: "XJ202600050001",
      amount: 5000,
      balance: 5000,
      threshold: 50_000,
      source: "抽奖",
      startsAt: at,
      endsAt: at + 60 * DAY_MS,
      orderId: 0,
    },
    { id: 50_002, amount: 700, balance: 700, endsAt: at + 30 * DAY_MS },
  ]);
});
