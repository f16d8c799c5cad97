import { expect, it } from "vitest";
import { couponGoods, couponOfGoods } from "./coupon-goods.ts";
import { couponsQuery, vouchersQuery } from "./coupon-queries.ts";

it.each([
  ["1", 1],
  ["2", 2],
  ["3", 3],
  ["4", 1],
  ["", 1],
  [null, 1],
])("the coupons of %j in the address have status %d", (text, status) => {
  const search = new URLSearchParams(text === null ? {} : { status: text });
  for (const { read } of [couponsQuery, vouchersQuery]) expect(read(search).status ?? 1).toBe(status);
});

it("finds the coupon again in the address of its goods", () => {
  const search = (path: string) => new URL(path, "https://shop.example").searchParams;
  expect(couponOfGoods(search(couponGoods(7)))).toBe(7);
  expect(search(couponGoods(7)).get("with_coupon")).toBe("1");
  expect(couponOfGoods(search(couponGoods()))).toBeUndefined();
});
