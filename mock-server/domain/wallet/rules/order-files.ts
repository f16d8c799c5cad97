import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { balanceEntries } from "./balance.ts";
import type { OrderFile } from "./statement-entries.ts";

const CREDIT = 1;
const PAID = 3;
const USES_OF_ORDERS = new Set([2, 3]);

/** The records of each of a buyer's orders, the oldest order first. */
export function orderFiles(state: WorldState, { id: userId }: UserRecord): OrderFile[] {
  const own = <T extends { readonly userId: number; readonly orderId: number }>(values: Iterable<T>) =>
    Map.groupBy(
      [...values].filter((one) => one.userId === userId),
      ({ orderId }) => orderId,
    );
  const returns = own(state.returns.values());
  const complaints = own(state.afterSales.values());
  const invoices = own(state.invoices.values());
  const bills = own(state.creditBills.values());
  const payments = own(state.payments.values());
  const balance = Map.groupBy(
    balanceEntries(state, userId).filter(({ use }) => USES_OF_ORDERS.has(use)),
    ({ orderId }) => orderId,
  );
  const repaid = Map.groupBy(
    (payments.get(0) ?? [])
      .filter(({ status }) => status === PAID)
      .flatMap((payment) => payment.bills.map((bill) => ({ payment, bill }))),
    ({ bill }) => bill.orderId,
  );
  const dueAt = ({ id, payMethod }: OrderRecord): number => {
    if (payMethod !== CREDIT) return 0;
    const paid = payments.get(id)?.find(({ method, status }) => method === CREDIT && status === PAID);
    return bills.get(id)?.[0]?.dueAt ?? paid?.dueAt ?? 0;
  };
  return [...state.orders.values()]
    .filter((order) => order.userId === userId)
    .toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id)
    .map((order) => ({
      order,
      returns: returns.get(order.id) ?? [],
      complaints: complaints.get(order.id) ?? [],
      invoices: invoices.get(order.id) ?? [],
      balance: balance.get(order.id) ?? [],
      repaid: repaid.get(order.id) ?? [],
      dueAt: dueAt(order),
    }));
}
