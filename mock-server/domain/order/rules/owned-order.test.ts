import { describe, expect, test } from "vitest";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { orderWith } from "../order-for-test.ts";
import { findOrder, namedOrder, requireOrder } from "./owned-order.ts";

const order = orderWith({ id: 11 });
const state = worldWith({ orders: byId(order, orderWith({ id: 12, userId: 2 })) });
const buyer = userWith();

test("a buyer's own order is found, whichever way it is named", () => {
  expect(findOrder(state, buyer, 11)).toBe(order);
  expect(namedOrder(state, buyer, 11)).toBe(order);
  expect(requireOrder(state, buyer, 11)).toBe(order);
});

describe.each([
  ["another buyer's order", 12],
  ["an order that there is none of", 13],
])("%s", (_case, id) => {
  test("is not found", () => expect(findOrder(state, buyer, id)).toBeUndefined());

  test("is an invalid field in a query or body", () =>
    expect(() => namedOrder(state, buyer, id)).toThrow(
      expect.objectContaining({
        status: 422,
        errors: { order_id: ["订单不存在，请返回订单列表确认"] },
        rule: expect.objectContaining({ key: "own-data" }),
      }),
    ));

  test("is not found in an address", () =>
    expect(() => requireOrder(state, buyer, id)).toThrow(
      expect.objectContaining({ status: 404, message: "订单不存在，请返回订单列表确认" }),
    ));
});
