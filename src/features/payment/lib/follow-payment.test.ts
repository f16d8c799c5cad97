import { describe, expect, it } from "vitest";
import { followPayment, POLL_DELAYS_MS, type PaymentState } from "./follow-payment.ts";

const payment = (status: PaymentState["status"], message = ""): PaymentState => ({
  pay_no: "ZF1",
  status,
  message,
});

async function follow(
  first: PaymentState | undefined,
  responses: (PaymentState | Error)[],
  isOver: () => boolean = () => false,
) {
  const waits: number[] = [];
  const result = await followPayment(first, {
    isOver,
    wait: async (ms) => void waits.push(ms),
    poll: async () => {
      const response = responses.shift() ?? payment(2);
      if (response instanceof Error) throw response;
      return response;
    },
  });
  return { result, waits };
}

describe("following a payment", () => {
  it("does not poll a final payment", async () => {
    expect(await follow(payment(3), [])).toEqual({ result: { kind: "paid" }, waits: [] });
  });

  it("polls a pending payment with growing delays", async () => {
    const { result, waits } = await follow(payment(2), [payment(2), payment(2), payment(3)]);
    expect([result, waits]).toEqual([{ kind: "paid" }, [500, 1000, 1500]]);
  });

  it("continues after a failed poll", async () => {
    expect((await follow(payment(2), [new Error("offline"), payment(3)])).result).toEqual({ kind: "paid" });
  });

  it("returns why the payment failed", async () => {
    const { result } = await follow(payment(2), [payment(4, "额度不足")]);
    expect(result).toEqual({ kind: "failed", message: "额度不足" });
  });

  it("gives up after about 20 s", async () => {
    const { result, waits } = await follow(payment(2), []);
    expect([result, waits]).toEqual([{ kind: "unknown" }, [...POLL_DELAYS_MS]]);
    expect(POLL_DELAYS_MS.reduce((sum, ms) => sum + ms, 0)).toBe(20_000);
  });

  it("polls a payment of which nothing is known, and tells one that was only opened", async () => {
    expect(await follow(undefined, [payment(1)])).toEqual({ result: { kind: "open" }, waits: [500] });
  });

  it("asks no more once the buyer has left", async () => {
    const { result, waits } = await follow(payment(2), [payment(3)], () => true);
    expect([result, waits]).toEqual([{ kind: "unknown" }, [500]]);
  });

  it("takes the last response when the last poll fails", async () => {
    const pending = Array.from({ length: 7 }, () => payment(2));
    expect((await follow(payment(2), [...pending, payment(3)])).result).toEqual({ kind: "paid" });
    expect((await follow(undefined, [...pending, new Error("offline")])).result).toEqual({ kind: "unknown" });
  });

  it("says what to do when a failure has no reason", async () => {
    expect((await follow(payment(4), [])).result).toEqual({ kind: "failed", message: "支付失败，请重试" });
  });
});
