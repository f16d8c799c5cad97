import { ReturnStatus, StatementDifferenceKind, StatementEntryKind } from "#generated/enums.ts";
import type { Fen } from "#mock/world/money.ts";
import { DAY_MS, formatDate, startOfDay } from "#mock/world/shanghai-time.ts";
import { canceledAt, type Entry, type OrderFile } from "./statement-entries.ts";

/** A difference of an order, in 分 and ms. */
export type Difference = {
  readonly kind: StatementDifferenceKind;
  readonly amount: Fen;
  readonly since: number;
};

/** The sums of an order's entries of each kind up to a time. */
export function sumsOf(entries: readonly Entry[], at: number) {
  const sums = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 };
  for (const entry of entries) if (entry.at <= at) sums[entry.kind] += entry.amount;
  return sums;
}

/** Returns what is payable for an order but neither paid nor owed on credit, in 分. */
export const unpaidOf = (sums: ReturnType<typeof sumsOf>): Fen => sums[1] - sums[3] - sums[5] - sums[6];

/** Returns what does not add up for an order at a time in ms. */
export function differencesOf(file: OrderFile, entries: readonly Entry[], at: number): Difference[] {
  const { order, dueAt } = file;
  const sums = sumsOf(entries, at);
  const worth = sums[1] - sums[3];
  const isReached = (time: number | null): time is number => time !== null && time <= at;
  const isShipped = isReached(order.shippedAt);
  const found: Difference[] = [];
  if (formatDate(dueAt) < formatDate(at))
    found.push({
      kind: StatementDifferenceKind.CreditOverdue,
      amount: sums[6],
      since: startOfDay(dueAt) + DAY_MS,
    });
  found.push({
    kind: StatementDifferenceKind.OverInvoiced,
    amount: sums[4] - worth,
    since: lastOf(entries, [StatementEntryKind.ReturnRefund, StatementEntryKind.Invoice], at),
  });
  if (isShipped)
    found.push({
      kind: StatementDifferenceKind.ShippedNotInvoiced,
      amount: worth - sums[4],
      since: order.shippedAt ?? at,
    });
  const pending = file.returns.filter(
    ({ createdAt, changedAt, status }) =>
      createdAt <= at && (changedAt > at || status <= ReturnStatus.Refunding),
  );
  for (const { amount, createdAt } of pending)
    found.push({ kind: StatementDifferenceKind.RefundInProgress, amount, since: createdAt });
  if (isReached(order.paidAt) && !isShipped)
    found.push({ kind: StatementDifferenceKind.PaidNotShipped, amount: worth, since: order.paidAt });
  if (!isReached(canceledAt(order) ?? null))
    found.push({ kind: StatementDifferenceKind.Unpaid, amount: unpaidOf(sums), since: order.createdAt });
  // Amounts of zero or less are not differences.
  return found.filter(({ amount }) => amount > 0);
}

const lastOf = (entries: readonly Entry[], kinds: ReadonlyArray<Entry["kind"]>, at: number): number =>
  Math.max(...entries.filter((one) => one.at <= at && kinds.includes(one.kind)).map((one) => one.at));
