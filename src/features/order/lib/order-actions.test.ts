import { expect, it } from "vitest";
import { actionsOf } from "./order-actions.ts";

it.each([
  [1, 0, 0, ["pay", "cancel"]],
  [2, 0, 0, ["buyAgain", "cancel"]],
  [3, 0, 1, ["receive", "buyAgain", "afterSale"]],
  [4, 1, 1, ["buyAgain", "return", "afterSale"]],
  [5, 0, 0, ["buyAgain"]],
  [6, 0, 0, ["buyAgain"]],
] as const)("status %d, return %d, complaint %d: %j", (status, can_return, can_after_sale, actions) => {
  expect(actionsOf({ status, pay_method: status === 1 ? 0 : 1, can_return, can_after_sale }, true)).toEqual(
    actions,
  );
});

it("offers to look at a payment in progress, which can neither be made again nor canceled", () => {
  expect(actionsOf({ status: 1, pay_method: 3, can_return: 0, can_after_sale: 0 }, true)).toEqual([
    "watchPayment",
  ]);
});

it("offers no claims to a buyer without after-sales", () => {
  const received = { status: 4, pay_method: 1, can_return: 1, can_after_sale: 1 } as const;
  expect(actionsOf(received, false)).toEqual(["buyAgain"]);
});
