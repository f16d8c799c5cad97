import { PayMethod, PaymentStatus } from "#generated/enums.ts";
import type { RepaymentMethod } from "#generated/model/index.ts";
import { invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { PaymentRecord, RepaidBill } from "#mock/domain/payment/records.ts";
import {
  addPayment,
  billsOf,
  QR_MS,
  repaymentsOf,
  requireNotRepaying,
} from "#mock/domain/payment/rules/payments.ts";
import { succeed } from "#mock/domain/payment/rules/settlement.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";

/** The time to submit the proof of a transfer, in ms. */
const TRANSFER_MS = 3 * DAY_MS;

/** A repayment: its amount in 分, the number of bills, and its payment, undefined if nothing was owed any more. */
export type Repayment = {
  readonly amount: Fen;
  readonly number: number;
  readonly payment: PaymentRecord | undefined;
};

/**
 * Repays bills, ignoring repaid ones (specification section 2, wallet), in full or up to `most` 分: at once from the
 * balance (2), or by a payment that is open for a transfer (3) or a QR code (4). The same bills opened again with the
 * same method are the same payment. 422 on `ids` for another buyer's bill, and on `amount` for more than is owed; 409
 * while one of them is being paid, and when the balance is insufficient.
 */
export function repayBills(
  state: WorldState,
  user: UserRecord,
  ids: readonly number[],
  method: RepaymentMethod,
  most?: Fen,
): Repayment {
  const owed = owedOf(state, user, ids);
  const bills = most === undefined ? owed : partOf(owed, most);
  const amount = sumOf(bills);
  if (bills.length === 0) return { amount, number: 0, payment: undefined };
  requireNotRepaying(state, bills);
  const same = repaymentsOf(state, bills).find(
    (one) => one.status === PaymentStatus.Waiting && one.method === method && isFor(one, bills),
  );
  const now = state.clock.now();
  const expiresAt = now + (method === PayMethod.QrCode ? QR_MS : TRANSFER_MS);
  const payment = same ?? addPayment(state, "HK", { bills, userId: user.id, method, amount, expiresAt });
  const paid = method === PayMethod.Balance ? succeed(state, payment, now) : payment;
  return { amount, number: bills.length, payment: paid };
}

const sumOf = (bills: readonly RepaidBill[]): Fen => bills.reduce((total, { amount }) => total + amount, 0);

/** The shares of the first bills that add up to `most` 分; 422 on `amount` when less than that is owed. */
function partOf(owed: readonly RepaidBill[], most: Fen): RepaidBill[] {
  const total = sumOf(owed);
  if (owed.length > 0 && most > total)
    throw invalidField("amount", `所选账单待还 ${formatYuan(total)} 元，请减少还款金额`, SHOP_RULES.payable);
  let left = most;
  return owed.flatMap((bill) => {
    const amount = Math.min(bill.amount, left);
    left -= amount;
    return amount > 0 ? [{ ...bill, amount }] : [];
  });
}

/** Returns what is owed for the chosen bills, the earliest due first. */
function owedOf(state: WorldState, user: UserRecord, ids: readonly number[]): RepaidBill[] {
  const bills = new Map(billsOf(state, user.id).map((bill) => [bill.id, bill]));
  const chosen = [...new Set(ids)].map((id) => {
    const bill = bills.get(id);
    if (!bill) throw invalidField("ids", "账单不存在，请刷新账期管理后重新选择", SHOP_RULES.ownData);
    return bill;
  });
  return chosen
    .filter(({ repaidAt }) => repaidAt === null)
    .toSorted((a, b) => a.dueAt - b.dueAt || a.id - b.id)
    .map(({ id, orderId, orderNo, amount, repaid }) => ({ id, orderId, orderNo, amount: amount - repaid }));
}

const isFor = (payment: PaymentRecord, bills: readonly RepaidBill[]): boolean =>
  payment.bills.length === bills.length &&
  bills.every(({ id, amount }, index) => {
    const other = payment.bills[index];
    return other?.id === id && other.amount === amount;
  });
