import { PayMethod, PaymentStatus } from "#generated/enums.ts";
import { type DocumentKind, documentNumber } from "#mock/domain/common/document-number.ts";
import { conflict } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { CreditBillRecord } from "#mock/domain/wallet/records.ts";
import { type CreditStanding, creditStanding } from "#mock/domain/wallet/rules/credit.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { PaymentHold, PaymentRecord } from "../records.ts";

/** The lifetime of a QR code, in ms. */
export const QR_MS = 30 * 60_000;

const SCANNED_AFTER_MS = 15_000;

/** When the code of a payment counts as scanned and paid (ms). */
export const scannedAt = ({ createdAt }: Pick<PaymentRecord, "createdAt">): number =>
  createdAt + SCANNED_AFTER_MS;

type Opening = Pick<PaymentRecord, "userId" | "method" | "amount" | "expiresAt"> &
  Partial<Pick<PaymentRecord, "orderId" | "bills" | "dueAt">>;

/** Opens a payment of an order or of bills; `kind` begins its number. */
export function addPayment(
  state: WorldState,
  kind: DocumentKind,
  { orderId = 0, bills = [], userId, method, amount, expiresAt, dueAt = 0 }: Opening,
): PaymentRecord {
  const now = state.clock.now();
  const payment: PaymentRecord = {
    payNo: documentNumber(state, kind),
    orderId,
    bills,
    userId,
    method,
    amount,
    status: PaymentStatus.Waiting,
    createdAt: now,
    expiresAt,
    arrivesAt: method === PayMethod.QrCode ? scannedAt({ createdAt: now }) : null,
    dueAt,
    transfer: null,
    message: "",
    settledAt: null,
  };
  state.payments.put(payment.payNo, payment);
  return payment;
}

/** All payments of an order, oldest first. */
export const paymentsOf = (state: WorldState, orderId: number): PaymentRecord[] =>
  [...state.payments.values()]
    .filter((payment) => payment.orderId === orderId)
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.payNo < b.payNo ? -1 : 1));

/** The payment of an order with this method that has not failed; there is at most one. */
export const livePayment = (
  state: WorldState,
  orderId: number,
  method: PaymentRecord["method"],
): PaymentRecord | undefined =>
  paymentsOf(state, orderId).findLast(
    (payment) => payment.method === method && payment.status !== PaymentStatus.Failed,
  );

/** True if a payment of the order is in progress: the order then cannot expire or be paid in another way. */
export const isPaying = (state: WorldState, orderId: number): boolean =>
  payingMethod(state, orderId) !== undefined;

/** The method of the order's payment in progress; undefined without one. */
export function payingMethod(state: WorldState, orderId: number): PaymentRecord["method"] | undefined {
  for (const { orderId: paid, status, method } of state.payments.values())
    if (paid === orderId && status === PaymentStatus.Processing) return method;
  return undefined;
}

/** Returns how payments are currently held; undefined if they are not. */
export const heldPayments = (state: WorldState): PaymentHold["kind"] | undefined =>
  state.paymentHolds.get(1)?.kind;

/** All payments that repay any of these bills. */
export const repaymentsOf = (
  state: WorldState,
  bills: ReadonlyArray<{ readonly id: number }>,
): PaymentRecord[] => {
  const ids = new Set(bills.map(({ id }) => id));
  return [...state.payments.values()].filter((payment) => payment.bills.some(({ id }) => ids.has(id)));
};

/** The ids of bills that a payment in progress repays. */
export function repayingBills(state: WorldState): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const { status, bills } of state.payments.values())
    if (status === PaymentStatus.Processing) for (const { id } of bills) ids.add(id);
  return ids;
}

/** 409 while a payment that repays one of these bills is in progress. */
export function requireNotRepaying(state: WorldState, bills: ReadonlyArray<{ readonly id: number }>): void {
  const repaying = repayingBills(state);
  if (bills.some(({ id }) => repaying.has(id)))
    throw conflict("所选账单有一笔还款正在处理，请等待处理结果", SHOP_RULES.payable);
}

/** The credit bills of a buyer. */
export const billsOf = (state: WorldState, userId: number): CreditBillRecord[] =>
  [...state.creditBills.values()].filter((bill) => bill.userId === userId);

/** The credit bill of an order; undefined when there is none any more, or it was paid otherwise. */
export const billOf = (state: WorldState, { id, userId }: OrderRecord): CreditBillRecord | undefined =>
  billsOf(state, userId).find(({ orderId }) => orderId === id);

/** The current state of a buyer's credit; payments in progress reduce what is available. */
export function creditOf(state: WorldState, user: UserRecord): CreditStanding {
  let processing: Fen = 0;
  for (const { userId, method, status, amount } of state.payments.values()) {
    if (userId !== user.id || method !== PayMethod.Credit) continue;
    if (status === PaymentStatus.Processing) processing += amount;
  }
  const owed = billsOf(state, user.id).filter(({ repaidAt }) => repaidAt === null);
  const debts = owed.map(({ dueAt, amount, repaid }) => ({ dueAt, amount: amount - repaid }));
  return creditStanding(user.credit, debts, processing, state.clock.now());
}
