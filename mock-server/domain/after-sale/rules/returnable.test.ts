import { describe, expect, test } from "vitest";
import type { AfterSaleStatus, ReturnStatus } from "#generated/model/index.ts";
import { NOW } from "#mock/domain/bare-world-for-test.ts";
import { orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { complaintWith, returnWith } from "../cases-for-test.ts";
import { complaintProblem, isCompensated, refundFor, returnedOf, returnProblem } from "./returnable.ts";

describe("goods can be returned", () => {
  const received = orderWith({ status: 4, receivedAt: NOW });
  test.each([
    [0, undefined],
    [7 * DAY_MS - 1, undefined],
    [7 * DAY_MS, "订单已超过 7 天，不能申请退货"],
  ])("for seven days after their receipt: after %d ms %s", (passed, problem) =>
    expect(returnProblem(received, NOW + passed)).toBe(problem),
  );

  test("not before their receipt, and not when the order was canceled", () => {
    expect(returnProblem(orderWith({ status: 3 }), NOW)).toBe("订单还未确认收货，收货后可申请退货");
    expect(returnProblem(orderWith({ status: 6 }), NOW)).toBe("订单已取消，不能申请退货");
  });
});

describe("an order can be complained about", () => {
  test.each([
    ["from its shipping on", 3, null, 0, undefined],
    ["whenever it has not been received", 3, null, 90 * DAY_MS, undefined],
    ["for thirty days after its receipt", 4, NOW, 30 * DAY_MS - 1, undefined],
    ["not after them", 5, NOW, 30 * DAY_MS, "订单收货已超过 30 天，不能申请售后"],
    ["not while it is unpaid", 1, null, 0, "订单还未发货，发货后可申请售后"],
    ["not while the warehouse has it", 2, null, 0, "订单还未发货，发货后可申请售后"],
    ["not when it was canceled", 6, null, 0, "订单已取消，不能申请售后"],
  ] as const)("%s", (_case, status, receivedAt, passed, problem) =>
    expect(complaintProblem(orderWith({ status, receivedAt }), NOW + passed)).toBe(problem),
  );
});

describe("returned of a line", () => {
  const lines = [
    { orderLineId: 1, number: 3, amount: 3000 },
    { orderLineId: 2, number: 1, amount: 77 },
  ];
  test("is what all its returns have together", () =>
    expect(returnedOf([returnWith({ lines }), returnWith({ lines })], 1)).toEqual({
      number: 6,
      amount: 6000,
    }));

  test.each<[ReturnStatus, number]>([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 3],
    [5, 3],
    [6, 0],
    [7, 0],
  ])("a return in status %d counts with %d", (status, number) =>
    expect(returnedOf([returnWith({ status, lines })], 1).number).toBe(number),
  );
});

describe("a complaint is compensated", () => {
  test.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [9, true],
  ] as const)("of type %d: %s", (type, expected) =>
    expect(isCompensated(complaintWith({ type }))).toBe(expected),
  );

  test.each<[AfterSaleStatus, boolean]>([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
  ])("in status %d: %s", (status, expected) =>
    expect(isCompensated(complaintWith({ status }))).toBe(expected),
  );
});

describe("a refund is the share of what was paid, rounded down (specification section 5)", () => {
  const line = orderLine({ number: 3, paid: 1000 });
  test.each([
    [1, { number: 0, amount: 0 }, 333],
    [2, { number: 0, amount: 0 }, 666],
    [1, { number: 1, amount: 333 }, 333],
  ])("%d of 3 after %j: %d 分", (number, before, amount) =>
    expect(refundFor(line, number, before)).toBe(amount),
  );

  test.each([
    [1, { number: 2, amount: 666 }, 334],
    [2, { number: 1, amount: 333 }, 667],
    [3, { number: 0, amount: 0 }, 1000],
  ])("the last %d get what rounding left: %j, %d 分", (number, before, amount) =>
    expect(refundFor(line, number, before)).toBe(amount),
  );
});
