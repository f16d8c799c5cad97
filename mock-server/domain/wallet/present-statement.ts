import type { Statement } from "#generated/model/statement.ts";
import type { StatementDebt } from "#generated/model/statementDebt.ts";
import type { StatementEntry } from "#generated/model/statementEntry.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDate, formatDateTime } from "#mock/world/shanghai-time.ts";
import { ageDays, ageing } from "./rules/ageing.ts";
import { orderFiles } from "./rules/order-files.ts";
import { differencesOf, sumsOf, unpaidOf } from "./rules/statement-differences.ts";
import { entriesOf, type Entry, type OrderFile } from "./rules/statement-entries.ts";
import { monthOf, monthPeriod } from "./rules/statement-month.ts";

type Account = { readonly file: OrderFile; readonly entries: readonly Entry[] };

/** The statement of a month that has begun, `2026-11`, derived from the records of the buyer's orders. */
export function presentStatement(state: WorldState, user: UserRecord, month: string): Statement {
  const now = state.clock.now();
  const { startsAt, endsAt } = monthPeriod(month);
  const end = Math.min(now, endsAt - 1);
  const accounts = orderFiles(state, user).map((file) => ({ file, entries: entriesOf(file) }));
  const opening = standing(accounts, startsAt - 1);
  const closing = standing(accounts, end);
  const debts = accounts.flatMap((account) => debtOf(account, end));
  return {
    company: user.company,
    month,
    first_month: monthOf(accounts[0]?.file.order.createdAt ?? now),
    as_of: formatDateTime(end),
    ...figures(accounts, startsAt, end),
    opening_unpaid: toYuan(opening.unpaid),
    unpaid: toYuan(closing.unpaid),
    opening_owed: toYuan(opening.owed),
    owed: toYuan(closing.owed),
    ageing: ageing(debts).map(({ from, to, amount }) => ({
      from_days: from,
      to_days: to,
      amount: toYuan(amount),
    })),
    debts: debts.map(({ shown }) => shown),
    differences: presentDifferences(accounts, end),
    entries: presentEntries(accounts, startsAt, end),
  };
}

/** Returns what is unpaid and what is owed at a time, in 分. */
function standing(accounts: readonly Account[], at: number) {
  const all = accounts.map(({ entries }) => sumsOf(entries, at));
  return {
    unpaid: all.reduce((total, sums) => total + unpaidOf(sums), 0),
    owed: all.reduce((total, sums) => total + sums[6], 0),
  };
}

function figures(accounts: readonly Account[], from: number, to: number) {
  const entries = accounts.flatMap((account) => account.entries.filter(({ at }) => at >= from));
  const sums = sumsOf(entries, to);
  return {
    ordered: toYuan(sums[1]),
    shipped: toYuan(sums[2]),
    returned: toYuan(sums[3]),
    invoiced: toYuan(sums[4]),
    paid: toYuan(sums[5]),
  };
}

function debtOf({ file: { order, dueAt }, entries }: Account, end: number) {
  const amount = sumsOf(entries, end)[6];
  if (amount === 0 || order.paidAt === null) return [];
  const age = ageDays(order.paidAt, end);
  const shown: StatementDebt = {
    order_id: order.id,
    order_no: order.orderNo,
    amount: toYuan(amount),
    billed_at: formatDateTime(order.paidAt),
    due_at: formatDate(dueAt),
    age_days: age,
  };
  return [{ age, amount, shown }];
}

const presentDifferences = (accounts: readonly Account[], end: number): Statement["differences"] =>
  accounts
    .flatMap(({ file, entries }) => differencesOf(file, entries, end).map((one) => ({ ...one, file })))
    .toSorted((a, b) => a.kind - b.kind || a.since - b.since || a.file.order.id - b.file.order.id)
    .map(({ kind, amount, since, file: { order } }) => ({
      kind,
      amount: toYuan(amount),
      order_id: order.id,
      order_no: order.orderNo,
      since: formatDateTime(since),
    }));

const presentEntries = (accounts: readonly Account[], from: number, to: number): StatementEntry[] =>
  accounts
    .flatMap(({ file, entries }) => entries.map((entry) => ({ entry, order: file.order })))
    .filter(({ entry: { at } }) => at >= from && at <= to)
    .toSorted((a, b) => a.entry.at - b.entry.at || a.order.id - b.order.id || a.entry.kind - b.entry.kind)
    .map(({ entry: { kind, amount, at, source, remark }, order }) => ({
      kind,
      amount: toYuan(amount),
      document: source.document,
      document_id: source.id,
      document_no: source.no,
      order_id: order.id,
      order_no: order.orderNo,
      remark,
      created_at: formatDateTime(at),
    }));
