import { InvoiceStatus, OrderStatus } from "#generated/enums.ts";
import { openShortageOf } from "#mock/domain/after-sale/rules/shortages.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { conflict, invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { worthOf } from "#mock/domain/order/rules/order-worth.ts";
import { namedOrder } from "#mock/domain/order/rules/owned-order.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import { type InvoiceRecord, type InvoiceTitleRecord, FIRST_NEW_INVOICE_ID } from "../records.ts";
import { failed, invoicesOf, reversed } from "./invoice-end.ts";

const PAID = new Set<OrderStatus>([
  OrderStatus.AwaitingShipment,
  OrderStatus.AwaitingReceipt,
  OrderStatus.Received,
  OrderStatus.Completed,
]);

/** The titles of a buyer, the default first. */
export const titlesOf = (state: WorldState, userId: number): InvoiceTitleRecord[] =>
  (state.invoiceTitles.get(userId) ?? []).toSorted((a, b) => b.is_default - a.is_default || a.id - b.id);

/**
 * The amount that an order is billed, in 分: its worth now, but for goods that are reported missing and not decided on
 * yet.
 */
const billableOf = (state: WorldState, order: OrderRecord): Fen =>
  worthOf(state, order) - openShortageOf(state, order);

/** Why nothing of an order is billed. */
function unbilled(state: WorldState, order: OrderRecord): string {
  if (worthOf(state, order) > 0) return "商品均已报少货，核实处理后可申请开票";
  return order.amounts.amount > 0 ? "订单已全额退款，无需开票" : "该订单没有实付金额，无需开票";
}

/** Queues an invoice of `amount` 分, as of `at` (ms). */
function queueInvoice(
  state: WorldState,
  order: OrderRecord,
  { kind, title, tax_no: taxNo }: Pick<InvoiceTitleRecord, "kind" | "title" | "tax_no">,
  amount: Fen,
  at: number,
): InvoiceRecord {
  const invoice: InvoiceRecord = {
    id: state.next("invoice", FIRST_NEW_INVOICE_ID),
    userId: order.userId,
    orderId: order.id,
    orderNo: order.orderNo,
    kind,
    status: InvoiceStatus.Waiting,
    title,
    taxNo,
    invoiceNo: "",
    amount,
    reason: "",
    issuedAt: null,
    createdAt: at,
    changedAt: at,
  };
  state.invoices.put(invoice.id, invoice);
  return invoice;
}

/** Requests the invoice of an order that has just been received, if it has a title and no invoice yet. */
export function invoiceReceived(state: WorldState, order: OrderRecord, at: number): void {
  const title = titlesOf(state, order.userId).find(({ id }) => id === order.invoiceTitleId);
  const amount = billableOf(state, order);
  if (!title || amount === 0 || invoicesOf(state, order.id).length > 0) return;
  queueInvoice(state, order, title, amount, at);
}

/**
 * Requests the invoice of a paid order with one of the buyer's titles. A failed one is requested again with the new
 * title. 404 for an unknown order, 422 on `title_id` for an unknown title, 409 for an order that is unpaid or has an
 * invoice.
 */
export function applyInvoice(
  state: WorldState,
  user: UserRecord,
  orderId: number,
  titleId: number,
): InvoiceRecord {
  const order = namedOrder(state, user, orderId);
  const title = titlesOf(state, user.id).find(({ id }) => id === titleId);
  if (!title) throw invalidField("title_id", "发票抬头不存在，请重新选择发票抬头", SHOP_RULES.ownData);
  if (!PAID.has(order.status)) throw conflict("订单付款后才能申请开票", SHOP_RULES.invoice);
  const amount = billableOf(state, order);
  if (amount === 0) throw conflict(unbilled(state, order), SHOP_RULES.invoice);
  const now = state.clock.now();
  const last = invoicesOf(state, orderId).findLast(({ status }) => status !== InvoiceStatus.Reversed);
  if (!last) return queueInvoice(state, order, title, amount, now);
  if (last.status !== InvoiceStatus.Failed)
    throw conflict(
      last.status === InvoiceStatus.Issued
        ? "该订单已开票，可在电子发票中查看"
        : "该订单正在开票，请稍后查看",
      SHOP_RULES.invoice,
    );
  const { kind, title: name, tax_no: taxNo } = title;
  const again = {
    ...moved("InvoiceStatus", last, InvoiceStatus.Issuing),
    kind,
    title: name,
    taxNo,
    amount,
    reason: "",
    changedAt: now,
  };
  state.invoices.put(last.id, again);
  return again;
}

/**
 * After a refund of an order at `at` (ms), and when a shortage is reported, rejected or withdrawn, its invoice is for
 * what is billed now: an issued one is reversed and reissued, one that is being made is corrected.
 */
export function correctInvoice(state: WorldState, order: OrderRecord, at: number): void {
  const rest = billableOf(state, order);
  for (const invoice of invoicesOf(state, order.id)) {
    if (invoice.amount === rest) continue;
    if (invoice.status === InvoiceStatus.Issued) {
      state.invoices.put(invoice.id, reversed(invoice, at));
      if (rest > 0) queueInvoice(state, order, { ...invoice, tax_no: invoice.taxNo }, rest, at);
    } else if (invoice.status === InvoiceStatus.Waiting || invoice.status === InvoiceStatus.Issuing) {
      const corrected = rest > 0 ? { ...invoice, amount: rest } : failed(invoice, unbilled(state, order), at);
      state.invoices.put(invoice.id, corrected);
    }
  }
}
