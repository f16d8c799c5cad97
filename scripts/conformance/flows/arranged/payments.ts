import { CreditBillType, PayMethod, PaymentStatus } from "#generated/enums.ts";
import type { Steps } from "../steps.ts";
import { shanghaiDay } from "../time-laws.ts";
import { DAY_S, adapterOf, arranged, begin, logIn, upload } from "./account.ts";

const PROOF = 3;
const [BALANCE, TRANSFER] = [2, 3] as const;
const IN_PROGRESS = 2;

/** The proof of a transfer is taken once; what is canceled or paid cannot be paid. */
export const transfers = arranged({
  id: "transfers",
  name: { zh: "流程：对公转账", en: "flow: pay by bank transfer" },
  operations: [
    "createPayment",
    "createCreditPayment",
    "uploadFile",
    "submitTransfer",
    "getOrder",
    "getPayment",
    "payByBalance",
  ],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    const unpaid = await setup.makeOrder(account, "unpaid");
    const open = { body: { order_id: unpaid, method: TRANSFER } };
    const { data: payment } = await steps.succeed("createPayment", open);
    const form = async () => ({
      pay_no: payment.pay_no,
      file_id: await upload(steps, PROOF),
      payer: "契约检查药房",
      remark: "a+b&c",
    });
    const otherMethod = { status: 422, rule: "invalid-accepted", field: "pay_no" } as const;
    await steps.refused("payByBalance", "body.pay_no", otherMethod, { body: { pay_no: payment.pay_no } });
    await steps.succeed("submitTransfer", { body: await form() });
    const seen = await steps.succeed("getPayment", { path: { pay_no: payment.pay_no } });
    steps.equal(seen.exchange, "data.status", seen.data.status, IN_PROGRESS);
    const { data: order, exchange: shown } = await steps.succeed("getOrder", { path: { id: unpaid } });
    steps.equal(shown, "data.pay_method", order.pay_method, PayMethod.BankTransfer);
    await steps.conflict("submitTransfer", "submitted twice", { body: await form() });
    const canceled = await setup.makeOrder(account, "cancelled");
    await steps.conflict("createPayment", "cancelled", { body: { order_id: canceled, method: BALANCE } });
    await steps.conflict("createCreditPayment", "cancelled", { body: { order_id: canceled } });
    const paid = await setup.makeOrder(account, "paid");
    await steps.conflict("createPayment", "paid", { body: { order_id: paid, method: BALANCE } });
  },
});

const BILLING = [
  "createPayment",
  "payByBalance",
  "createCreditPayment",
  "payCreditPayment",
  "checkCreditPayment",
  "listCreditBills",
  "payCreditBills",
];

/** Pays an order on credit; its amount, the form that repays the bill, and the last day to do so. */
export async function payOnCredit(steps: Steps, orderId: number) {
  const { data: opened } = await steps.succeed("createCreditPayment", { body: { order_id: orderId } });
  const pay = { body: { pay_no: opened.pay_no } };
  await steps.succeed("payCreditPayment", pay);
  const { exchange } = await steps.succeed("checkCreditPayment", pay);
  const { data: bills } = await steps.succeed("listCreditBills");
  const owed = steps.need(bills.list[0], { zh: "没有账单", en: "no bill" });
  const due = { day: owed.due_at, exchange };
  return { amount: opened.amount, ids: [owed.id], repay: { body: { ids: [owed.id] } }, due };
}

/** The part of a bill that is repaid before the rest, in 元. */
const PART = 0.01;

/** Completing the first of two payments of an order ends the second; a bill is repaid from the balance only once. */
export const creditBills = arranged({
  id: "credit-bills",
  name: { zh: "流程：账期与还款", en: "flow: credit and its bills" },
  operations: [...BILLING, "getBalance"],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    const first = await setup.makeOrder(account, "unpaid");
    const { data: credit, exchange: opened } = await steps.succeed("createCreditPayment", {
      body: { order_id: first },
    });
    const common = await steps.peek("getCommonData");
    const term = await steps.peek("getCredit");
    if (common && term) {
      const due = shanghaiDay(common.timestamp + term.period_days * DAY_S);
      steps.equal(opened, "data.due_at", credit.due_at, due);
    }
    const { data: money } = await steps.succeed("createPayment", {
      body: { order_id: first, method: BALANCE },
    });
    const paid = await steps.succeed("payByBalance", { body: { pay_no: money.pay_no } });
    steps.equal(paid.exchange, "data.status", paid.data.status, PaymentStatus.Succeeded);
    await steps.conflict("payCreditPayment", "paid otherwise", { body: { pay_no: credit.pay_no } });
    const second = await setup.makeOrder(account, "unpaid");
    const { amount, ids, repay } = await payOnCredit(steps, second);
    const before = (await steps.succeed("getBalance")).data.user_money;
    const part = await steps.succeed("payCreditBills", { body: { ids, amount: PART } });
    steps.equal(part.exchange, "data.amount", part.data.amount, PART);
    const { data: bills } = await steps.succeed("listCreditBills");
    steps.equal(part.exchange, "repaid", bills.list.find(({ id }) => id === ids[0])?.repaid, PART);
    const tooMuch = { status: 422, rule: "invalid-accepted", field: "amount" } as const;
    await steps.refused("payCreditBills", "more than is owed", tooMuch, { body: { ids, amount } });
    const { exchange } = await steps.succeed("payCreditBills", repay);
    const again = await steps.succeed("payCreditBills", repay);
    steps.equal(again.exchange, "data.payment", again.data.payment, null);
    const after = (await steps.succeed("getBalance")).data.user_money;
    const fell = Math.round((before - after) * 100) / 100;
    const expected = { zh: `余额只减少一次 ${amount} 元`, en: `the balance falls by ${amount} yuan once` };
    steps.equal(exchange, "balance", fell, amount, expected);
  },
});

/** An empty balance pays neither an order nor a bill. */
export const emptyBalance = arranged({
  id: "empty-balance",
  name: { zh: "流程：余额不足", en: "flow: too little balance" },
  operations: BILLING,
  async walk(steps) {
    const account = await begin(steps, { kind: "approved", balance: 0 });
    const setup = adapterOf(steps);
    const order = await setup.makeOrder(account, "unpaid");
    const { data: money } = await steps.succeed("createPayment", {
      body: { order_id: order, method: BALANCE },
    });
    await steps.conflict("payByBalance", "too little balance", { body: { pay_no: money.pay_no } });
    const { repay } = await payOnCredit(steps, order);
    await steps.conflict("payCreditBills", "too little balance", repay);
  },
});

/** A bill is in time on its last day, and from the next one on nothing is paid on credit. Moves the clock. */
export const overdue = arranged({
  id: "overdue-credit",
  name: { zh: "流程：账期逾期", en: "flow: credit that is overdue" },
  operations: ["createCreditPayment", "payCreditPayment", "checkCreditPayment", "listCreditBills"],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    const { due } = await payOnCredit(steps, await setup.makeOrder(account, "unpaid"));
    const typeNow = async () => (await steps.succeed("listCreditBills")).data.list[0]?.type;
    const { timestamp } = steps.need(await steps.peek("getCommonData"), { zh: "没有时间", en: "no time" });
    const lastDay = Date.parse(`${due.day}T00:00:00+08:00`) / 1000;
    await setup.advance(lastDay + DAY_S / 2 - timestamp);
    await logIn(steps, account);
    steps.equal(due.exchange, "on the last day", await typeNow(), CreditBillType.NotDue);
    await setup.advance(DAY_S);
    await logIn(steps, account);
    const again = await setup.makeOrder(account, "unpaid");
    await steps.conflict("createCreditPayment", "overdue", { body: { order_id: again } });
  },
});
