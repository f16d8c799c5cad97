import type { BalanceLogEntry } from "#generated/model/balanceLogEntry.ts";
import type { Credit } from "#generated/model/credit.ts";
import type { Invoice } from "#generated/model/invoice.ts";
import type { Order } from "#generated/model/order.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import type { ReturnOrder } from "#generated/model/returnOrder.ts";
import type { Statement } from "#generated/model/statement.ts";
import { all, type Member } from "./in-process.ts";

const fen = (yuan: number) => Math.round(yuan * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const FIGURES = ["ordered", "shipped", "returned", "invoiced", "paid"] as const;

const monthAfter = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7);

/** The statements of a member, from the first month to the current one. */
export function statementsOf({ read }: Member): Statement[] {
  const current = read<Statement>("getStatement");
  const months: Statement[] = [];
  for (let month = current.first_month; month < current.month; month = monthAfter(month))
    months.push(read<Statement>("getStatement", { query: { month } }));
  return [...months, current];
}

type Check = readonly [what: string, shown: number, right: number];

/** Yields the checks of a statement, by itself and against the one before it; amounts in 分. */
function* withinOne(one: Statement, before: Statement | undefined): Iterable<Check> {
  const kind = (kindOfEntry: number) =>
    sum(one.entries.filter((entry) => entry.kind === kindOfEntry).map(({ amount }) => fen(amount)));
  for (const [index, name] of FIGURES.entries()) yield [name, fen(one[name]), kind(index + 1)];
  yield ["owed", fen(one.owed), fen(one.opening_owed) + kind(6)];
  const moved = fen(one.ordered) - fen(one.returned) - fen(one.paid);
  const opening = fen(one.opening_unpaid) + fen(one.opening_owed);
  yield ["payable", fen(one.unpaid) + fen(one.owed), opening + moved];
  yield ["opening_owed", fen(one.opening_owed), fen(before?.owed ?? 0)];
  yield ["opening_unpaid", fen(one.opening_unpaid), fen(before?.unpaid ?? 0)];
  yield ["debts", sum(one.debts.map(({ amount }) => fen(amount))), fen(one.owed)];
  for (const { from_days: from, to_days: to, amount } of one.ageing) {
    const aged = one.debts.filter(({ age_days: age }) => age >= from && (to === null || age <= to));
    yield [`${from} days`, fen(amount), sum(aged.map((debt) => fen(debt.amount)))];
  }
}

/** Yields the checks of all statements against orders, refunds, invoices, bills and the balance log; amounts in 分. */
function* withRecords(member: Member, statements: readonly Statement[]): Iterable<Check> {
  const total = (name: (typeof FIGURES)[number]) => sum(statements.map((one) => fen(one[name])));
  const summaries = all<OrderSummary>(member, "listOrders");
  const orders = summaries.map(({ id }) => member.read<Order>("getOrder", { path: { id } }));
  const alive = orders.filter(({ status }) => status !== 6);
  const worth = ({ amount, refund_amount: refund }: Order) => fen(amount) - fen(refund);
  const shipped = alive.filter(({ status }) => status >= 3);
  const refunds = sum(orders.map(({ refund_amount: refund }) => fen(refund)));
  const canceled = orders.filter(({ status }) => status === 6);
  // A canceled order counts only with its earlier refunds, both as ordered and as returned.
  yield [
    "all ordered",
    total("ordered"),
    sum(alive.map((one) => fen(one.amount))) + sum(canceled.map((one) => fen(one.refund_amount))),
  ];
  yield ["all returned", total("returned"), refunds];
  const unshipped = returnedBeforeShipping(member, shipped);
  yield ["all shipped", total("shipped"), sum(shipped.map((one) => fen(one.amount))) - unshipped];
  const invoices = all<Invoice>(member, "listInvoices", { status: 3 });
  const invoiced = sum(invoices.map(({ amount }) => fen(amount)));
  yield ["all invoiced", total("invoiced"), invoiced];
  const log = all<BalanceLogEntry>(member, "listBalanceLog");
  const fromBalance = -sum(
    log.filter((one) => [2, 3, 6].includes(one.use_type)).map(({ amount }) => fen(amount)),
  );
  const outside = sum(
    orders.filter((one) => one.pay_method >= 3 && one.paid_at !== null).map((one) => fen(one.amount)),
  );
  yield ["all paid", total("paid"), fromBalance + outside + repaidOutside(member)];
  const last = statements.at(-1)!;
  yield ["owed now", fen(last.owed), fen(member.read<Credit>("getCredit").used)];
  yield ["overdue now", differences(last, 1), fen(member.read<Credit>("getCredit").overdue)];
  const open = sum(orders.filter(({ status }) => status === 1).map((one) => fen(one.amount)));
  yield ["unpaid now", fen(last.unpaid), open];
  yield ["unpaid, as differences", differences(last, 6), open];
  const paid = alive.filter(({ status }) => status === 2);
  yield ["to be shipped", differences(last, 5), sum(paid.map(worth))];
  const early = sum(
    invoices.filter(({ order_id: id }) => paid.some((one) => one.id === id)).map(({ amount }) => fen(amount)),
  );
  yield [
    "to be invoiced",
    differences(last, 3) - differences(last, 2),
    sum(shipped.map(worth)) - (invoiced - early),
  ];
  const returns = all<ReturnOrder>(member, "listReturns").filter(({ status }) => status <= 4);
  yield ["to be refunded", differences(last, 4), sum(returns.map(({ amount }) => fen(amount)))];
}

const differences = (one: Statement, kind: number): number =>
  sum(one.differences.filter((each) => each.kind === kind).map(({ amount }) => fen(amount)));

/** Returns the refunds for units of shipped orders that could not be shipped, in 分. */
function returnedBeforeShipping({ state }: Member, shipped: readonly Order[]): number {
  const ids = new Set(shipped.map(({ id }) => id));
  return sum(
    [...state.returns.values()]
      .filter(({ orderId, status }) => ids.has(orderId) && status === 5)
      .filter(({ orderId, changedAt }) => changedAt <= (state.orders.get(orderId)?.shippedAt ?? 0))
      .map(({ amount }) => amount),
  );
}

/** Returns the amount paid for bills by other methods than the balance, in 分. */
const repaidOutside = ({ state, userId }: Member): number =>
  sum(
    [...state.payments.values()]
      .filter((one) => one.userId === userId && one.bills.length > 0 && one.status === 3 && one.method !== 2)
      .map(({ amount }) => amount),
  );

/** Everything that is wrong in a member's statements, to the 分; empty when nothing is. */
export function auditStatements(member: Member): string[] {
  const statements = statementsOf(member);
  const wrong: string[] = [];
  const judge = (where: string, checks: Iterable<Check>) => {
    for (const [what, shown, right] of checks)
      if (shown !== right) wrong.push(`${where}: ${what} is ${shown}, not ${right}`);
  };
  for (const [index, one] of statements.entries()) judge(one.month, withinOne(one, statements[index - 1]));
  judge("records", withRecords(member, statements));
  return wrong;
}
