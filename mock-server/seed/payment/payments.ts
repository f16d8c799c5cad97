import { PayMethod, PaymentStatus } from "#generated/enums.ts";
import { formatDocumentNumber } from "#mock/domain/common/document-number.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { PaymentRecord } from "#mock/domain/payment/records.ts";
import { QR_MS } from "#mock/domain/payment/rules/payments.ts";
import type { CreditBillRecord } from "#mock/domain/wallet/records.ts";

/** The first buyer's latest orders, whose payments by QR code can be looked up. */
const ORDER_IDS: ReadonlySet<number> = new Set([9002, 9003]);

/** The payments, by number, of orders that were paid by QR code, and of bills that were repaid. */
export function buildPayments(
  orders: readonly OrderRecord[],
  bills: readonly CreditBillRecord[],
): Map<string, PaymentRecord> {
  const payments = orders
    .filter(({ id, payMethod }) => ORDER_IDS.has(id) && payMethod === PayMethod.QrCode)
    .map(({ id, userId, amounts, paidAt, createdAt }, index): PaymentRecord => {
      const at = paidAt ?? createdAt;
      return {
        payNo: formatDocumentNumber("ZF", at, index + 1),
        orderId: id,
        bills: [],
        userId,
        method: PayMethod.QrCode,
        amount: amounts.amount,
        status: PaymentStatus.Succeeded,
        createdAt: at,
        expiresAt: at + QR_MS,
        arrivesAt: at,
        dueAt: 0,
        transfer: null,
        message: "",
        settledAt: at,
      };
    });
  return new Map([...payments, ...bills.flatMap(repayment)].map((payment) => [payment.payNo, payment]));
}

/** The bank transfer that repaid a bill. */
function repayment(bill: CreditBillRecord): PaymentRecord[] {
  const { id, userId, orderId, orderNo, repaid: amount, repaidAt: at } = bill;
  if (at === null) return [];
  return [
    {
      payNo: formatDocumentNumber("HK", at, id % 100),
      orderId: 0,
      bills: [{ id, orderId, orderNo, amount }],
      userId,
      method: PayMethod.BankTransfer,
      amount,
      status: PaymentStatus.Succeeded,
      createdAt: at,
      expiresAt: at + QR_MS,
      arrivesAt: null,
      dueAt: 0,
      transfer: null,
      message: "",
      settledAt: at,
    },
  ];
}
