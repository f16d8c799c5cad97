import { expect, it } from "vitest";
import { couponGoods, couponOfGoods } from "./coupon-goods.ts";
import { parseCouponStatus } from "./coupon-states.ts";

it.each([
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4", 1],
  ["", 1],
  [null, 1],
])("the coupons of %j in the address have status %d", (text, status) => {
  expect(parseCouponStatus(text)).toBe(status);
});

it("finds the coupon again in the address of its goods", () => {
  const search = (path: string) => new URL(path, "https://shop.example").searchParams;
  expect(couponOfGoods(search(couponGoods(7)))).toBe(7);
  expect(search(couponGoods(7)).get("with_coupon")).toBe("1");
  expect(couponOfGoods(search(couponGoods()))).toBeUndefined();
});
