import { Flag, InvoiceStatus } from "#generated/enums.ts";
import type { InvoiceRecord, InvoiceTitleRecord } from "#mock/domain/invoice/records.ts";
import { invoiceNumber, TAX_NO_REFUSED, UNKNOWN_TAX_NO } from "#mock/domain/invoice/rules/tax.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { PERSONAS } from "#mock/seed/user/personas.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";

const FIRST_INVOICE_ID = 5001;
const FIRST_OTHER_TITLE_ID = 101;
const BANKS = ["中国工商银行杭州西湖支行", "中国农业银行湖州分行", "中国建设银行嘉兴南湖支行"] as const;

/**
 * Every buyer with orders has a regular title, with the buyer's own id, and a special one; `buyer` also has one that
 * the tax office rejects.
 */
export function buildTitles(): Map<number, readonly InvoiceTitleRecord[]> {
  const buyers = PERSONAS.filter(({ is_passed, username }) => is_passed === Flag.Yes && username !== "empty");
  return new Map(
    buyers.map(({ id, company, phone, profile }) => {
      const { creditCode: tax_no, province, city, district, detail, email } = profile;
      const none = { bank: "", bank_account: "", address: "", phone: "", email };
      const ordinary = { id, kind: 1, title: company, tax_no, ...none, is_default: 1 } as const;
      const special = {
        id: FIRST_OTHER_TITLE_ID + id,
        kind: 2,
        title: company,
        tax_no,
        bank: BANKS[id % BANKS.length] ?? BANKS[0],
        bank_account: `12020${String(id).padStart(3, "0")}19200${String(id * 7919).padStart(7, "0")}`,
        address: `${province}${city}${district}${detail}`,
        phone,
        email,
        is_default: 0,
      } as const;
      const unknown = {
        ...none,
        id: FIRST_OTHER_TITLE_ID + 100,
        kind: 1,
        title: `${company}（旧税号）`,
        tax_no: `${UNKNOWN_TAX_NO}106MA2KJ4021X`,
        is_default: 0,
      } as const;
      return [id, id === 1 ? [ordinary, special, unknown] : [ordinary, special]];
    }),
  );
}

/**
 * Every received order has an invoice for what was not refunded (分), issued within the hour; one of `buyer`'s failed
 * and one was reversed and reissued.
 */
export function buildInvoices(
  orders: readonly OrderRecord[],
  titles: ReadonlyMap<number, readonly InvoiceTitleRecord[]>,
  refunded: ReadonlyMap<number, number>,
): InvoiceRecord[] {
  const invoices: InvoiceRecord[] = [];
  const buyers = new Map<number, number>();
  for (const order of orders) {
    const title = titles.get(order.userId)?.find(({ id }) => id === order.invoiceTitleId);
    if (order.receivedAt === null || !title) continue;
    const nth = (buyers.get(order.userId) ?? 0) + 1;
    buyers.set(order.userId, nth);
    const amount = order.amounts.amount - (refunded.get(order.id) ?? 0);
    const made = issued(FIRST_INVOICE_ID + invoices.length, order, title, { amount, at: order.receivedAt });
    const isFailed = order.userId === 1 && nth === 3;
    const isReversed = order.userId === 1 && nth === 5;
    if (isFailed) invoices.push(failed(made));
    else
      invoices.push(
        isReversed
          ? { ...made, status: InvoiceStatus.Reversed, changedAt: made.createdAt + 30 * HOUR_MS }
          : made,
      );
    if (isReversed) {
      invoices.push(issued(made.id + 1, order, title, { amount, at: made.createdAt + 30 * HOUR_MS }));
    }
  }
  return invoices;
}

function issued(
  id: number,
  order: OrderRecord,
  title: InvoiceTitleRecord,
  { amount, at }: { readonly amount: number; readonly at: number },
): InvoiceRecord {
  const issuedAt = at + HOUR_MS;
  const isMade = issuedAt <= BASE_MS + 10 * HOUR_MS;
  return {
    id,
    userId: order.userId,
    orderId: order.id,
    orderNo: order.orderNo,
    kind: title.kind,
    status: isMade ? InvoiceStatus.Issued : InvoiceStatus.Issuing,
    title: title.title,
    taxNo: title.tax_no,
    invoiceNo: isMade ? invoiceNumber(id) : "",
    amount,
    reason: "",
    issuedAt: isMade ? issuedAt : null,
    createdAt: at,
    changedAt: isMade ? issuedAt : at,
  };
}

const failed = (invoice: InvoiceRecord): InvoiceRecord => ({
  ...invoice,
  status: InvoiceStatus.Failed,
  invoiceNo: "",
  issuedAt: null,
  reason: TAX_NO_REFUSED,
});
