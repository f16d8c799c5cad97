import { company } from "#generated/company.ts";
import { findOwned } from "#mock/domain/common/owned-record.ts";
import { conflict, invalidField, tooManyRequests } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import type { InvoiceArchiveRecord, InvoiceRecord } from "../records.ts";
import { archiveName } from "../rules/archive-name.ts";
import { mailWait } from "../rules/mail-wait.ts";

/** Returns the total of the chosen invoices, in 分. */
export const totalOf = (invoices: readonly InvoiceRecord[]): Fen =>
  invoices.reduce((total, { amount }) => total + amount, 0);

/**
 * The invoices with these ids, each once. 422 on `ids` when there is none with one of them or it belongs to another;
 * 409 when one is not issued yet.
 */
function chosenInvoices(state: WorldState, user: UserRecord, ids: readonly number[]): InvoiceRecord[] {
  const chosen = [...new Set(ids)].map((id) => {
    const invoice = findOwned(state.invoices, id, user);
    if (!invoice) throw invalidField("ids", "发票不存在，请刷新电子发票后重新选择", SHOP_RULES.ownData);
    return invoice;
  });
  const missing = chosen.filter(({ invoiceNo }) => invoiceNo === "").length;
  if (missing > 0) throw conflict(`有 ${missing} 张发票还未开出，请取消勾选后重试`, SHOP_RULES.invoice);
  return chosen;
}

/** Stores a buyer's request for a ZIP file of these invoices for a day; the file is made when it is opened. */
export function packInvoices(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
): { readonly archive: InvoiceArchiveRecord; readonly invoices: readonly InvoiceRecord[] } {
  const invoices = chosenInvoices(state, user, ids);
  const archive: InvoiceArchiveRecord = {
    id: state.next("invoice-archive", 1),
    userId: user.id,
    invoiceIds: invoices.map(({ id }) => id),
    createdAt: state.clock.now(),
  };
  state.invoiceArchives.put(archive.id, archive);
  return { archive, invoices };
}

/** Sends a ZIP file of these invoices in one mail. 429 within 60 seconds of the last time that one of them was sent. */
export function emailInvoices(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
  email: string,
): void {
  const { archive, invoices } = packInvoices(state, user, ids);
  const wait = Math.max(...invoices.map(({ id }) => mailWait(state, id)));
  if (wait > 0) throw tooManyRequests(`所选发票刚发送过，请 ${wait} 秒后再试`, SHOP_RULES.attempts, wait);
  const now = state.clock.now();
  for (const { id } of invoices) state.invoiceMails.put(id, now);
  const sum = `${invoices.length} 张电子发票，价税合计 ${formatYuan(totalOf(invoices))} 元`;
  state.send(email, `【${company.brand}】您的 ${sum}，请查收附件 ${archiveName(archive)}。`);
}
