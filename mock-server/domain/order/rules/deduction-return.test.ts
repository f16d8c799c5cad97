import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import type { VoucherRecord } from "#mock/domain/coupon/records.ts";
import { amountsOf, orderWith } from "../order-for-test.ts";
import { returnVouchersAndPoints } from "./deduction-return.ts";

const voucher = (id: number, change: Partial<VoucherRecord> = {}): VoucherRecord => ({
  id,
  userId: 1,
  voucherNo: `XJ${id}`,
  amount: 5000,
  balance: 1000,
  threshold: 0,
  source: "",
  startsAt: 0,
  endsAt: NOW,
  orderId: 0,
  ...change,
});

describe("a canceled order returns", () => {
  test("its vouchers, each to the order that had used it before", () => {
    const order = orderWith({
      id: 12,
      vouchers: [
        { id: 1, amount: 4000, previousOrderId: 0 },
        { id: 2, amount: 300, previousOrderId: 11 },
      ],
    });
    const state = worldWith({ vouchers: byId(voucher(1, { orderId: 12 }), voucher(2, { orderId: 12 })) });
    returnVouchersAndPoints(state, order, "取消", NOW);
    expect(state.vouchers.get(1)).toMatchObject({ balance: 5000, orderId: 0 });
    expect(state.vouchers.get(2)).toMatchObject({ balance: 1300, orderId: 11 });
  });

  test("its part of a voucher that another order has used since, which stays with that order", () => {
    const first = orderWith({ id: 11, vouchers: [{ id: 1, amount: 1000, previousOrderId: 10 }] });
    const second = orderWith({
      id: 12,
      vouchers: [
        { id: 1, amount: 3000, previousOrderId: 11 },
        { id: 2, amount: 10, previousOrderId: 11 },
      ],
    });
    const third = orderWith({ id: 13, vouchers: [{ id: 1, amount: 1, previousOrderId: 12 }] });
    const state = worldWith({
      vouchers: byId(voucher(1, { orderId: 12 })),
      orders: byId(first, second, third),
    });
    returnVouchersAndPoints(state, first, "取消", NOW);
    expect(state.vouchers.get(1)).toMatchObject({ balance: 2000, orderId: 12 });
    expect(state.orders.get(12)?.vouchers).toEqual([
      { id: 1, amount: 3000, previousOrderId: 10 },
      { id: 2, amount: 10, previousOrderId: 11 },
    ]);
    expect(state.orders.changes().map(([id]) => id)).toEqual([12]);
  });

  test("nothing for a voucher that there is none of", () => {
    const state = worldWith();
    returnVouchersAndPoints(
      state,
      orderWith({ vouchers: [{ id: 1, amount: 100, previousOrderId: 0 }] }),
      "取消",
      NOW,
    );
    expect(state.vouchers.size).toBe(0);
  });

  test.each(["取消", "退货"] as const)("its points, in the log as returned by %s", (why) => {
    const state = worldWith();
    returnVouchersAndPoints(state, orderWith({ amounts: amountsOf(9000, { points: 250 }) }), why, NOW);
    expect(state.pointsLogs.get(1)).toMatchObject([
      { use: 3, points: 250, remark: `订单 202611210011 ${why}退回`, at: NOW },
    ]);
  });
});
