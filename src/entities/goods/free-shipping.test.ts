import { expect, test } from "vitest";
import { describeFreeShipping } from "./free-shipping.ts";

const none = { is_free_shipping: 0, free_shipping_number: 5, is_dpby: 0, qg_number: 3, bzdw: "盒" } as const;

test("promises nothing for goods without the flag", () => {
  expect(describeFreeShipping(none, 100)).toBeUndefined();
});

test.each([
  [{ ...none, is_free_shipping: 1 } as const, 3, "再买 2 盒包邮"],
  [{ ...none, is_free_shipping: 1 } as const, 5, "已满足包邮"],
  [{ ...none, is_dpby: 1 } as const, 2, "再买 1 盒包邮"],
  [{ ...none, is_dpby: 1, is_free_shipping: 1 } as const, 3, "已满足包邮"],
  [{ ...none, is_dpby: 1, qg_number: 0 } as const, 1, "已满足包邮"],
])("%o with %i: %s", (goods, quantity, text) => {
  expect(describeFreeShipping(goods, quantity)?.text).toBe(text);
});
