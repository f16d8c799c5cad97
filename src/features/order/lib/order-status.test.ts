import { describe, expect, it } from "vitest";
import type { OrderStatus } from "#generated/enums.ts";
import type { Order } from "#generated/model/index.ts";
import {
  amountLabel,
  isBeingPaid,
  isPaid,
  progressSteps,
  stateHint,
  stateName,
  STATUSES,
} from "./order-status.ts";

const order = (status: OrderStatus, pay_method: Order["pay_method"] = 0) => ({ status, pay_method });

describe("the state of an order", () => {
  it.each([
    ["no way of paying chosen", order(1), "待付款", /完成支付/u],
    ["a transfer to be checked", order(1, 3), "转账核对中", /凭证.*请勿重复支付/u],
    ["a scanned code without a result", order(1, 4), "付款确认中", /确认付款结果.*请勿重复支付/u],
    ["paid by transfer", order(2, 3), "待发货", /备货/u],
    ["on credit", order(2, 1), "待发货", /账期账单.*备货/u],
    ["shipped", order(3, 1), "待收货", /验货/u],
    ["canceled after a transfer was begun", order(6, 3), "已取消", /库存已释放/u],
  ])("is named with what follows: %s", (_case, given, name, hint) => {
    expect(stateName(given)).toBe(name);
    expect(stateHint(given)).toMatch(hint);
  });

  it("is in payment only while unpaid, once a way of paying is chosen", () => {
    const inPayment = STATUSES.flatMap((status) =>
      ([0, 1, 2, 3, 4] as const)
        .filter((method) => isBeingPaid(order(status, method)))
        .map((method) => [status, method]),
    );
    expect(inPayment).toEqual([1, 2, 3, 4].map((method) => [1, method]));
  });

  it.each([
    [1, false, "应付金额"],
    [2, true, "实付金额"],
    [3, true, "实付金额"],
    [4, true, "实付金额"],
    [5, true, "实付金额"],
    [6, false, "订单金额"],
  ] as const)("%d says whether the amount is due or paid", (status, paid, label) => {
    expect(isPaid({ status })).toBe(paid);
    expect(amountLabel(order(status))).toBe(label);
    expect(amountLabel(order(status, 1))).toBe(paid ? "账期支付" : label);
  });
});

describe("the progress of an order", () => {
  const at = (status: OrderStatus, name: string, time: string) => ({ status, name, time });
  const placed = at(1, "提交订单", "2026-11-21 09:00:00");
  const paid = at(2, "付款", "2026-11-21 09:05:00");

  it("has all five steps: done with their times, the next one, and those to come", () => {
    expect(progressSteps({ status: 2, progress: [placed, paid] })).toEqual([
      { name: "提交订单", time: "2026-11-21 09:00:00", state: "done" },
      { name: "付款", time: "2026-11-21 09:05:00", state: "done" },
      { name: "发货", time: undefined, state: "current" },
      { name: "收货", time: undefined, state: "coming" },
      { name: "完成", time: undefined, state: "coming" },
    ]);
  });

  it.each([
    [1, "done current coming coming coming"],
    [4, "done done done done current"],
    [5, "done done done done done"],
  ] as const)("at %d is: %s", (status, states) => {
    expect(
      progressSteps({ status, progress: [] })
        .map(({ state }) => state)
        .join(" "),
    ).toBe(states);
  });

  it("ends where the order was canceled", () => {
    const canceled = at(6, "已取消", "2026-11-21 10:00:00");
    expect(progressSteps({ status: 6, progress: [placed, canceled] })).toEqual([
      { name: "提交订单", time: "2026-11-21 09:00:00", state: "done" },
      { name: "已取消", time: "2026-11-21 10:00:00", state: "done" },
    ]);
  });
});
