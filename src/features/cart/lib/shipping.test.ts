import { expect, it } from "vitest";
import { lineForTest } from "./line-for-test.ts";
import { shippingRemainder, shipsFree } from "./shipping.ts";

const shipping = { shipping_amount: 500, no_trans_order_amount: 100, fee: 12 };

it.each([
  [0, 400],
  [399.99, 0.01],
  [400, 0],
  [1000, 0],
  [100.005, 299.99],
])("with %d selected, %d is missing to free shipping", (selected, missing) => {
  expect(shippingRemainder(shipping, selected)).toBe(missing);
});

it.each([
  ["below its number", { number: 9 }, false],
  ["at its number", { number: 10 }, true],
  ["not selected", { number: 10, is_selected: 0 as const }, false],
])("ships free with one line: %s", (_case, line, free) => {
  expect(shipsFree([lineForTest({ ...line, goods: { is_dpby: 1, qg_number: 10 } })])).toBe(free);
});

const free = { is_free_shipping: 1, free_shipping_number: 10 } as const;
it.each([
  ["all in their quantity", [{ number: 10 }, { number: 12 }], true],
  ["one below its quantity", [{ number: 10 }, { number: 9 }], false],
  ["one that does not", [{ number: 10 }, { goods: {} }], false],
  ["nothing selected", [{ number: 10, is_selected: 0 as const }], false],
])("ships free with free-shipping goods: %s", (_case, lines, expected) => {
  expect(shipsFree(lines.map((line) => lineForTest({ goods: free, ...line })))).toBe(expected);
});
