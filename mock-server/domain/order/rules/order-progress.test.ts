import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { titleWith } from "#mock/domain/invoice/invoice-for-test.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";
import { orderLine, orderWith } from "../order-for-test.ts";
import { finishOrder, payOrder, receiveOrder, shipOrder } from "./order-progress.ts";

const LATER = NOW + HOUR_MS;
const step = { status: 1, name: "提交订单", time: NOW } as const;

describe("an order", () => {
  test("that is paid waits for the warehouse, with how and when it was paid", () => {
    const state = worldWith();
    const paid = payOrder(state, orderWith(), 3, LATER);
    expect(state.orders.get(11)).toBe(paid);
    expect(paid).toMatchObject({ status: 2, payMethod: 3, paidAt: LATER, shippedAt: null });
    expect(paid.progress).toEqual([step, { status: 2, name: "付款成功", time: LATER }]);
  });

  test("that is shipped keeps its time", () => {
    const state = worldWith();
    shipOrder(state, orderWith({ status: 2, paidAt: NOW }), LATER);
    expect(state.orders.get(11)).toMatchObject({
      status: 3,
      paidAt: NOW,
      shippedAt: LATER,
      receivedAt: null,
    });
    expect(state.orders.get(11)?.progress.at(-1)).toEqual({ status: 3, name: "商品出库", time: LATER });
  });

  test("that is received keeps its time, and who said so", () => {
    const state = worldWith();
    const received = receiveOrder(state, orderWith({ status: 3 }), LATER);
    expect(state.orders.get(11)).toBe(received);
    expect(received).toMatchObject({ status: 4, receivedAt: LATER });
    expect(received.progress.at(-1)?.name).toBe("确认收货");
    expect(receiveOrder(state, orderWith({ status: 3 }), LATER, "自动收货").progress.at(-1)?.name).toBe(
      "自动收货",
    );
  });

  test("asks for its invoice when it is received, if its buyer has chosen a title", () => {
    const state = worldWith({ invoiceTitles: new Map([[1, [titleWith()]]]) });
    receiveOrder(state, orderWith({ id: 11, status: 3, invoiceTitleId: 5 }), LATER);
    receiveOrder(state, orderWith({ id: 12, status: 3 }), LATER);
    expect([...state.invoices.values()]).toMatchObject([
      { orderId: 11, status: 1, amount: 10_000, createdAt: LATER },
    ]);
  });

  test("that is finished earns a point for each full 元 that was paid for its goods", () => {
    const state = worldWith();
    const lines = [orderLine({ paid: 10_099 })];
    finishOrder(state, orderWith({ status: 4, lines }), LATER);
    expect(state.orders.get(11)?.status).toBe(5);
    expect(state.orders.get(11)?.progress.at(-1)).toEqual({ status: 5, name: "订单完成", time: LATER });
    expect(state.pointsLogs.get(1)).toMatchObject([
      { use: 1, points: 100, remark: "订单 202611210011 奖励", at: LATER },
    ]);
  });

  test("earns nothing by less than a 元", () => {
    const state = worldWith();
    finishOrder(state, orderWith({ status: 4, lines: [orderLine({ paid: 99 })] }), LATER);
    expect(state.pointsLogs.get(1)).toBeUndefined();
  });

  test.each([
    [
      "shipped before it is paid",
      (state: ReturnType<typeof worldWith>) => shipOrder(state, orderWith(), NOW),
    ],
    [
      "paid twice",
      (state: ReturnType<typeof worldWith>) => payOrder(state, orderWith({ status: 2 }), 1, NOW),
    ],
    [
      "finished before it is received",
      (state: ReturnType<typeof worldWith>) => finishOrder(state, orderWith({ status: 3 }), NOW),
    ],
  ])("is never %s", (_case, move) => {
    const state = worldWith({ orders: byId(orderWith()) });
    expect(() => move(state)).toThrow("OrderStatus may not go");
    expect(state.orders.get(11)?.status).toBe(1);
  });
});
