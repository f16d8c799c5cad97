import { CreditBillType, Flag } from "#generated/enums.ts";
import type { Balance } from "#generated/model/balance.ts";
import type { BalanceLogEntry } from "#generated/model/balanceLogEntry.ts";
import type { Credit } from "#generated/model/credit.ts";
import type { CreditBill } from "#generated/model/creditBill.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, toYuan } from "#mock/world/money.ts";
import { formatDate, formatDateTime } from "#mock/world/shanghai-time.ts";
import type { BalanceEntry, CreditBillRecord } from "./records.ts";
import { ageDays } from "./rules/ageing.ts";
import type { CreditStanding } from "./rules/credit.ts";

/** A balance with its parts; `now` in ms defines today's change. */
export function presentBalance(entries: readonly BalanceEntry[], frozen: Fen, now: number): Balance {
  const today = formatDate(now);
  const changed = entries.filter(({ at }) => formatDate(at) === today);
  return {
    user_money: toYuan(sumOf(entries)),
    frozen_money: toYuan(frozen),
    today_change: toYuan(sumOf(changed)),
  };
}

const sumOf = (entries: readonly BalanceEntry[]): Fen =>
  entries.reduce((total, { amount }) => total + amount, 0);

/** An entry with its wire form. */
type Logged = { readonly entry: BalanceEntry; readonly shown: BalanceLogEntry };

/** The balance log, newest first, each entry with the balance after it. */
export function presentBalanceLog(state: WorldState, entries: readonly BalanceEntry[]): Logged[] {
  let balance: Fen = 0;
  const logged = entries
    .toSorted((a, b) => a.at - b.at || a.id - b.id)
    .map((entry): Logged => {
      const { id, use, amount, orderId, remark, at } = entry;
      balance += amount;
      const shown = {
        id,
        use_type: use,
        amount: toYuan(amount),
        balance: toYuan(balance),
        order_id: orderId,
        order_no: state.orders.get(orderId)?.orderNo ?? "",
        remark,
        created_at: formatDateTime(at),
      };
      return { entry, shown };
    });
  return logged.toReversed();
}

/** Income and expense, both as positive 分. */
export const flowOf = (entries: readonly BalanceEntry[]): { income: Fen; expense: Fen } => ({
  income: sumOf(entries.filter(({ amount }) => amount > 0)),
  expense: -sumOf(entries.filter(({ amount }) => amount < 0)),
});

/** 1 not due, 2 overdue from the day after the due date, 3 repaid (the contract's CreditBillType). */
export function billType({ repaidAt, dueAt }: CreditBillRecord, now: number): CreditBillType {
  if (repaidAt !== null) return CreditBillType.Repaid;
  return formatDate(dueAt) < formatDate(now) ? CreditBillType.Overdue : CreditBillType.NotDue;
}

/** A credit bill at `now` (ms), and whether a payment that repays it is in progress. */
export function presentBill(bill: CreditBillRecord, isRepaying: boolean, now: number): CreditBill {
  const type = billType(bill, now);
  return {
    id: bill.id,
    order_id: bill.orderId,
    order_no: bill.orderNo,
    amount: toYuan(bill.amount),
    repaid: toYuan(bill.repaid),
    type,
    due_at: formatDate(bill.dueAt),
    days_overdue: type === CreditBillType.Overdue ? ageDays(bill.dueAt, now) : 0,
    is_repaying: isRepaying ? Flag.Yes : Flag.No,
    repaid_at: bill.repaidAt === null ? null : formatDateTime(bill.repaidAt),
    created_at: formatDateTime(bill.createdAt),
  };
}

export const presentCredit = (
  { isOpen, limit, periodDays }: UserRecord["credit"],
  { used, available, overdue, nextDueAt, nextDueAmount }: CreditStanding,
): Credit => ({
  is_open: isOpen,
  credit_limit: toYuan(limit),
  used: toYuan(used),
  available: toYuan(available),
  overdue: toYuan(overdue),
  period_days: periodDays,
  next_due_at: nextDueAt === null ? null : formatDate(nextDueAt),
  next_due_amount: toYuan(nextDueAmount),
});
