import { PayMethod } from "#generated/enums.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import { same } from "../../api-client/checks/finding.ts";
import { expectPaid, expectSamePayment, listPayChoices } from "./pay-order.ts";
import { ORDERING, orderAndCancel } from "./place-order.ts";
import { openRepayment } from "./repayment.ts";
import type { Flow, Steps } from "./steps.ts";

const OPEN = 1;
const PROCESSING = 2;
const SUCCEEDED = 3;
/** A payment that is still pending after this many polls is left alone. */
const MOST_CHECKS = 5;

/**
 * An order paid by credit: open the payment twice, be refused with a payment of another method, pay, poll its status,
 * open a repayment, cancel.
 */
export const creditOrder: Flow = {
  id: "order-credit",
  name: { zh: "流程：账期支付", en: "flow: pay by credit" },
  operations: [
    ...ORDERING,
    "listPayMethods",
    "createPayment",
    "createCreditPayment",
    "payCreditPayment",
    "checkCreditPayment",
    "listCreditBills",
    "payCreditBills",
  ],
  writes: true,
  async walk(steps) {
    await orderAndCancel(steps, pay);
  },
};

async function pay(steps: Steps, { order_id: id, amount }: CreatedOrder): Promise<void> {
  const choices = await listPayChoices(steps, id);
  const credit = choices.find(({ method }) => method === PayMethod.Credit);
  steps.need(credit, { zh: "没有开通账期，或额度不足", en: "no credit term, or too little credit" });
  const body = { order_id: id };
  const { data: opened, exchange } = await steps.succeed("createCreditPayment", { body });
  const isRight = opened.order_id === id && opened.amount === amount && opened.status === OPEN;
  const expected = `order_id ${id}, amount ${amount}, status ${OPEN}`;
  steps.law(exchange, isRight, "data", same(expected), opened);
  await expectSamePayment(steps, "createCreditPayment", body, opened);
  // From the balance the order might be paid at once.
  const other = choices.find(({ method }) => method >= PayMethod.BankTransfer);
  if (other) await expectOthersRefused(steps, { order_id: id, method: other.method });
  const paid = await steps.succeed("payCreditPayment", { body: { pay_no: opened.pay_no } });
  await steps.succeed("payCreditPayment", { body: { pay_no: opened.pay_no } });
  let status = paid.data.status;
  for (let checks = 0; status === PROCESSING && checks < MOST_CHECKS; checks += 1)
    status = (await steps.succeed("checkCreditPayment", { body: { pay_no: opened.pay_no } })).data.status;
  if (status !== SUCCEEDED) return;
  await expectPaid(steps, paid.exchange, id);
  await openRepayment(steps, id);
}

/** A payment with another method is not paid on credit (specification section 4). */
async function expectOthersRefused(steps: Steps, body: Readonly<Record<string, number>>): Promise<void> {
  const { data } = await steps.succeed("createPayment", { body });
  const refusal = { status: 422, rule: "invalid-accepted", field: "pay_no" } as const;
  await steps.refused("payCreditPayment", "body.pay_no", refusal, { body: { pay_no: data.pay_no } });
}
