import { PayMethod } from "#generated/enums.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { PayChoice } from "#generated/model/payChoice.ts";
import type { Payment } from "#generated/model/payment.ts";
import { same } from "../../api-client/checks/finding.ts";
import type { Exchange } from "../../api-client/http/exchange.ts";
import type { Steps } from "./steps.ts";
import { expectMadeNow } from "./time-laws.ts";

export const BALANCE = 2;
const PAID = 2;

/** Opens a payment by an available method, preferably the balance, and pays it if it is the balance. */
export async function payOrder(steps: Steps, { order_id: id, amount }: CreatedOrder): Promise<void> {
  const open = (await listPayChoices(steps, id))
    .filter(({ method }) => method >= PayMethod.Balance)
    .toSorted((a, b) => a.method - b.method)[0];
  if (!open) return;
  const body = { order_id: id, method: open.method };
  const first = await steps.succeed("createPayment", { body });
  const paysIt = first.data.order_id === id && first.data.amount === amount;
  steps.law(first.exchange, paysIt, "data", same(`order_id ${id}, amount ${amount}`), first.data);
  await expectSamePayment(steps, "createPayment", body, first.data);
  const seen = await steps.succeed("getPayment", { path: { pay_no: first.data.pay_no } });
  steps.equal(seen.exchange, "data.pay_no", seen.data.pay_no, first.data.pay_no, same(first.data.pay_no));
  if (open.method === PayMethod.Balance) await payFromBalance(steps, id, first.data);
}

async function payFromBalance(steps: Steps, id: number, { pay_no: number, amount }: Payment): Promise<void> {
  const body = { pay_no: number };
  const before = await balance(steps);
  const paid = await steps.succeed("payByBalance", { body });
  await steps.succeed("payByBalance", { body });
  const after = await balance(steps);
  const expected = { zh: `余额只减少一次 ${amount} 元`, en: `the balance falls by ${amount} yuan once` };
  const fell = Math.round((before - after) * 100) / 100;
  steps.equal(paid.exchange, "balance", fell, amount, expected);
  await expectPaid(steps, paid.exchange, id);
}

/** The available payment methods of an order. */
export async function listPayChoices(steps: Steps, orderId: number): Promise<readonly PayChoice[]> {
  const { data } = await steps.succeed("listPayMethods", { query: { order_id: orderId } });
  return data.filter(({ is_open: isOpen }) => isOpen === 1);
}

/** Opens a payment again: the same payment is returned. */
export async function expectSamePayment(
  steps: Steps,
  operationId: "createPayment" | "createCreditPayment",
  body: Readonly<Record<string, number>>,
  { pay_no: first }: Pick<Payment, "pay_no">,
): Promise<void> {
  const { data, exchange } = await steps.succeed(operationId, { body });
  const once = { zh: "再次打开得到同一支付单", en: "opened again, the same payment" };
  steps.equal(exchange, "repeated", data.pay_no, first, once);
}

/** Checks an order that `exchange` paid. */
export async function expectPaid(steps: Steps, exchange: Exchange, id: number): Promise<void> {
  const { data, exchange: seen } = await steps.succeed("getOrder", { path: { id } });
  await expectMadeNow(steps, seen, "data.paid_at", data.paid_at);
  const isPaid = { zh: `订单已支付（${PAID}）`, en: `the order is paid (${PAID})` };
  steps.equal(exchange, "status", data.status, PAID, isPaid);
}

async function balance(steps: Steps): Promise<number> {
  return (await steps.succeed("getBalance")).data.user_money;
}
