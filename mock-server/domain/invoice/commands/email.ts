import { company } from "#generated/company.ts";
import { requireOwned } from "#mock/domain/common/owned-record.ts";
import { conflict, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { InvoiceRecord } from "../records.ts";
import { mailWait } from "../rules/mail-wait.ts";

/** An invoice of this buyer; 404 otherwise. */
export const findInvoice = (state: WorldState, user: UserRecord, id: number): InvoiceRecord =>
  requireOwned(state.invoices, id, user, "发票不存在，请返回电子发票列表确认");

/**
 * Sends the file of an invoice to an e-mail address, by way of the outbox. 404 for another buyer's, 409 before it is
 * issued, 429 within 60 seconds of the last time.
 */
export function emailInvoice(state: WorldState, user: UserRecord, id: number, email: string): void {
  const invoice = findInvoice(state, user, id);
  if (invoice.invoiceNo === "") throw conflict("发票还未开出，开出后可发送到邮箱", SHOP_RULES.invoice);
  const wait = mailWait(state, id);
  if (wait > 0) throw tooManyRequests(`发票已发送，请 ${wait} 秒后再试`, SHOP_RULES.attempts, wait);
  state.invoiceMails.put(id, state.clock.now());
  const what = `订单 ${invoice.orderNo} 的电子发票 ${invoice.invoiceNo}`;
  state.send(email, `【${company.brand}】${what} 已开出，请查收附件。`);
}
