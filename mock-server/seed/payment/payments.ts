import { formatDocumentNumber } from "#mock/domain/common/document-number.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { PaymentRecord } from "#mock/domain/payment/records.ts";

const PAID = 3;
const QR_CODE = 4;
const QR_MS = 30 * 60_000;

/** The first buyer's latest orders, whose payments by QR code can be looked up. */
const ORDER_IDS: ReadonlySet<number> = new Set([9002, 9003]);

/** The payments, by number, of orders that were paid by QR code. */
export function buildPayments(orders: readonly OrderRecord[]): Map<string, PaymentRecord> {
  const payments = orders
    .filter(({ id, payMethod }) => ORDER_IDS.has(id) && payMethod === QR_CODE)
    .map(({ id, userId, amounts, paidAt, createdAt }, index): PaymentRecord => {
      const at = paidAt ?? createdAt;
      return {
        payNo: formatDocumentNumber("ZF", at, index + 1),
        orderId: id,
        userId,
        method: QR_CODE,
        amount: amounts.amount,
        status: PAID,
        createdAt: at,
        expiresAt: at + QR_MS,
        dueAt: 0,
        transfer: null,
        message: "",
      };
    });
  return new Map(payments.map((payment) => [payment.payNo, payment]));
}
