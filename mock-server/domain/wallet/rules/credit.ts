import { Flag } from "#generated/enums.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { Fen } from "#mock/world/money.ts";
import { formatDate } from "#mock/world/shanghai-time.ts";

/** A debt and its due date: 分 and ms. */
export type Debt = { readonly dueAt: number; readonly amount: Fen };

export type CreditStanding = {
  readonly used: Fen;
  readonly available: Fen;
  readonly overdue: Fen;
  /** The next due date in ms; null without debts. */
  readonly nextDueAt: number | null;
  readonly nextDueAmount: Fen;
};

/**
 * The state of a credit account at `now` (ms); amounts in 分. `processing` is what payments in progress will use: not
 * billed yet, but no longer available. Nothing is available while anything is overdue.
 */
export function creditStanding(
  { isOpen, limit }: Pick<UserRecord["credit"], "isOpen" | "limit">,
  debts: readonly Debt[],
  processing: Fen,
  now: number,
): CreditStanding {
  const today = formatDate(now);
  const used = debts.reduce((total, { amount }) => total + amount, 0);
  const late = debts.filter(({ dueAt }) => formatDate(dueAt) < today);
  const ahead = debts.filter(({ dueAt }) => formatDate(dueAt) >= today);
  const nextDueAt = ahead.length === 0 ? null : Math.min(...ahead.map(({ dueAt }) => dueAt));
  const overdue = late.reduce((total, { amount }) => total + amount, 0);
  const sameDay = ahead.filter(
    ({ dueAt }) => nextDueAt !== null && formatDate(dueAt) === formatDate(nextDueAt),
  );
  return {
    used,
    available: isOpen === Flag.Yes && overdue === 0 ? Math.max(0, limit - used - processing) : 0,
    overdue,
    nextDueAt,
    nextDueAmount: sameDay.reduce((total, { amount }) => total + amount, 0),
  };
}
