import { BalanceUseType, PayMethod, PaymentStatus } from "#generated/enums.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { balanceEntries } from "./balance.ts";
import type { OrderFile } from "./statement-entries.ts";

const USES_OF_ORDERS = new Set<BalanceUseType>([BalanceUseType.OrderPayment, BalanceUseType.OrderRefund]);

/** The records of each of a buyer's orders, the oldest order first. */
export function orderFiles(state: WorldState, { id: userId }: UserRecord): OrderFile[] {
  const byOrder = <T extends { readonly userId: number; readonly orderId: number }>(values: Iterable<T>) =>
    Map.groupBy(
      [...values].filter((one) => one.userId === userId),
      ({ orderId }) => orderId,
    );
  const returns = byOrder(state.returns.values());
  const complaints = byOrder(state.afterSales.values());
  const invoices = byOrder(state.invoices.values());
  const bills = byOrder(state.creditBills.values());
  const paid = byOrder(
    [...state.payments.values()].filter(({ status }) => status === PaymentStatus.Succeeded),
  );
  const balance = Map.groupBy(
    balanceEntries(state, userId).filter(({ use }) => USES_OF_ORDERS.has(use)),
    ({ orderId }) => orderId,
  );
  const repaid = Map.groupBy(
    (paid.get(0) ?? []).flatMap((payment) => payment.bills.map((bill) => ({ payment, bill }))),
    ({ bill }) => bill.orderId,
  );
  const dueAt = ({ id, payMethod }: OrderRecord): number => {
    if (payMethod !== PayMethod.Credit) return 0;
    const onCredit = paid.get(id)?.find(({ method }) => method === PayMethod.Credit);
    return bills.get(id)?.[0]?.dueAt ?? onCredit?.dueAt ?? 0;
  };
  return newestOwned(state.orders, { id: userId })
    .toReversed()
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
