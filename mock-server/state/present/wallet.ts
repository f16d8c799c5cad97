import type { Balance } from "#generated/model/balance.ts";
import type { Credit } from "#generated/model/credit.ts";
import type { CreditPayment } from "#generated/model/creditPayment.ts";
import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { toYuan } from "../money.ts";
import type { PaymentRecord } from "../records.ts";
import type { CreditStanding } from "../rules/credit.ts";
import { formatDate } from "../shanghai-time.ts";

/** A balance; `now` in ms decides what today's change is. */
export function presentBalance({ available, frozen, changes }: UserRecord["balance"], now: number): Balance {
  const today = formatDate(now);
  const changed = changes.filter(({ at }) => formatDate(at) === today && at <= now);
  return {
    user_money: toYuan(available),
    frozen_money: toYuan(frozen),
    today_change: toYuan(changed.reduce((total, { amount }) => total + amount, 0)),
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

export const presentPayment = ({
  payNo,
  orderId,
  amount,
  status,
  dueAt,
  message,
}: PaymentRecord): CreditPayment => ({
  pay_no: payNo,
  order_id: orderId,
  amount: toYuan(amount),
  status,
  due_at: formatDate(dueAt),
  message,
});
