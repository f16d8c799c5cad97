import { InvoiceStatus, PayMethod } from "#generated/enums.ts";
import { documentNumber } from "#mock/domain/common/document-number.ts";
import { FIRST_NEW_INVOICE_ID } from "#mock/domain/invoice/records.ts";
import { invoiceNumber } from "#mock/domain/invoice/rules/tax.ts";
import { FIRST_NEW_ORDER_ID, type OrderRecord } from "#mock/domain/order/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

/** Repeats a buyer's orders that have an issued invoice, paid by QR code, until there are `number` of those. */
export function addInvoices(state: WorldState, buyer: UserRecord, number: number): void {
  const issued = [...state.invoices.values()].filter(
    ({ userId, status }) => userId === buyer.id && status === InvoiceStatus.Issued,
  );
  const wholes = issued.flatMap((invoice) => {
    const order = state.orders.get(invoice.orderId);
    return order?.amounts.amount === invoice.amount ? [{ invoice, order }] : [];
  });
  for (let count = issued.length; count < number; count += 1) {
    const like = wholes[count % wholes.length];
    if (!like) throw new Error(`${buyer.username} has no issued invoices`);
    const order: OrderRecord = {
      ...like.order,
      id: state.next("order", FIRST_NEW_ORDER_ID),
      orderNo: documentNumber(state, "DD"),
      payMethod: PayMethod.QrCode,
      couponId: 0,
      vouchers: [],
    };
    const id = state.next("invoice", FIRST_NEW_INVOICE_ID);
    state.orders.put(order.id, order);
    const { orderNo } = order;
    state.invoices.put(id, { ...like.invoice, id, orderId: order.id, orderNo, invoiceNo: invoiceNumber(id) });
  }
}
