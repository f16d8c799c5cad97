import { same } from "../../api-client/checks/finding.ts";
import type { Steps } from "./steps.ts";

const TRANSFER = 3;
const OPEN = 1;

/**
 * Opens a transfer for the bill of an order just paid on credit, twice: one payment, of what is owed; nothing is paid.
 */
export async function openRepayment(steps: Steps, orderId: number): Promise<void> {
  const { data: bills } = await steps.succeed("listCreditBills", { query: { type: 1 } });
  const bill = bills.list.find(({ order_id: id }) => id === orderId);
  // The bills are listed by their due date: that of a new order may be on a later page.
  if (!bill) return;
  const body = { ids: [bill.id], method: TRANSFER };
  const first = await steps.succeed("payCreditBills", { body });
  const owed = Math.round((bill.amount - bill.repaid) * 100) / 100;
  const { payment } = first.data;
  const isRight = payment?.order_id === 0 && payment.amount === owed && payment.status === OPEN;
  const expected = `order_id 0, amount ${owed}, status ${OPEN}`;
  steps.law(first.exchange, isRight, "data.payment", same(expected), payment);
  const again = await steps.succeed("payCreditBills", { body });
  steps.equal(again.exchange, "repeated", again.data.payment?.pay_no, payment?.pay_no, {
    zh: "再次打开得到同一支付单",
    en: "opened again, the same payment",
  });
}
