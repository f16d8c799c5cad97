import { beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#mock/domain/bare-world-for-test.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { ORDER, putPayment, worldToPayIn } from "../payment-for-test.ts";
import type { PaymentRecord } from "../records.ts";
import { CONFIRMED_AFTER_MS, holdPayments } from "./hold.ts";
import { heldPayments } from "./payments.ts";

let state: WorldState;
beforeEach(() => {
  state = worldToPayIn();
});

describe("payments on hold", () => {
  test.each(["unpaid", "unconfirmed"] as const)("are known to be: %s", (kind) => {
    expect(heldPayments(state)).toBeUndefined();
    holdPayments(state, kind);
    expect(heldPayments(state)).toBe(kind);
    expect(state.paymentHolds.get(1)?.since).toBe(NOW);
    holdPayments(state, undefined);
    expect(heldPayments(state)).toBeUndefined();
  });

  const proof = (at: number) => ({ fileId: "f1", payer: "付款人", remark: "", at });
  test.each<[string, Partial<PaymentRecord>, number]>([
    ["a QR code that is being paid", { method: 4 }, 3],
    ["one that nobody has paid", { method: 4, status: 1 }, 1],
    ["a transfer a day after its proof", { method: 3, transfer: proof(NOW - CONFIRMED_AFTER_MS) }, 3],
    ["a transfer just before that", { method: 3, transfer: proof(NOW - CONFIRMED_AFTER_MS + 1) }, 2],
    ["a transfer without a proof", { method: 3 }, 2],
    ["a payment from the balance", { method: 2 }, 2],
  ])("are settled at their release if the money was there: %s", (_name, change, status) => {
    holdPayments(state, "unconfirmed");
    putPayment(state, "A", change);
    holdPayments(state, undefined);
    expect(state.payments.get("A")?.status).toBe(status);
    expect(state.orders.get(ORDER)?.status).toBe(status === 3 ? 2 : 1);
  });
});
