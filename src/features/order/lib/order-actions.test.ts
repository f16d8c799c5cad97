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
  expect(actionsOf({ status, can_return, can_after_sale })).toEqual(actions);
});
