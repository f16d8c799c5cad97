import { ReturnStatus } from "#generated/enums.ts";
import type { AfterSaleRecord, ReturnRecord } from "#mock/domain/after-sale/records.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { Purchases } from "#mock/domain/seed.ts";
import { buildAfterSales, buildReturns } from "#mock/seed/after-sale/cases.ts";
import { buildCoupons, buildVouchers } from "#mock/seed/coupon/coupons.ts";
import { COUPON_OFFERS } from "#mock/seed/coupon/offers.ts";
import { buildInvoices, buildTitles } from "#mock/seed/invoice/invoices.ts";
import { buildEarlierOrders, buildOrders } from "#mock/seed/order/orders.ts";
import { buildPayments } from "#mock/seed/payment/payments.ts";
import { GIFTS } from "#mock/seed/points/gifts.ts";
import { buildPoints, CARRIED_AT } from "#mock/seed/points/points.ts";
import { buildBalances, buildBills, type Refund } from "#mock/seed/wallet/wallets.ts";

/**
 * All purchases are derived from the goods and the seed's number, and are consistent: logs with balances, bills with
 * orders.
 */
export function buildPurchases(goods: ReadonlyMap<number, GoodsRecord>, seed: number): Purchases {
  const recent = buildOrders(goods, seed);
  const earlier = buildEarlierOrders(goods, seed);
  // After the others, which keep the ids of what follows from them.
  const orders = [...recent, ...earlier];
  const returns = buildReturns(recent);
  const afterSales = buildAfterSales(recent);
  const bills = buildBills(recent);
  const titles = buildTitles();
  const refunds = refundsOf(returns, afterSales);
  const refunded = refundedOf(refunds);
  const { logs, pointsOrders } = buildPoints(sinceCarryOver(orders), refunded, seed);
  return {
    orders: byId(orders),
    coupons: byId(buildCoupons(orders)),
    couponOffers: byId(COUPON_OFFERS),
    vouchers: byId(buildVouchers(orders)),
    balanceLogs: buildBalances(orders, refunds),
    creditBills: byId(bills),
    pointsLogs: logs,
    gifts: byId(GIFTS),
    pointsOrders: byId(pointsOrders),
    invoiceTitles: titles,
    invoices: byId(buildInvoices(orders, titles, refunded)),
    returns: byId(returns),
    afterSales: byId(afterSales),
    payments: buildPayments(orders, bills),
  };
}

/** The orders whose points are not in the carry-over. */
const sinceCarryOver = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.filter(({ createdAt }) => createdAt >= CARRIED_AT).toSorted((a, b) => a.createdAt - b.createdAt);

/** Returns the refunds of each order by returns and complaints, in 分, by order id. */
function refundedOf(refunds: readonly Refund[]): Map<number, number> {
  const refunded = new Map<number, number>();
  for (const { orderId, amount } of refunds) refunded.set(orderId, (refunded.get(orderId) ?? 0) + amount);
  return refunded;
}

function refundsOf(returns: readonly ReturnRecord[], afterSales: readonly AfterSaleRecord[]): Refund[] {
  const back = returns
    .filter(({ status }) => status === ReturnStatus.Completed)
    .map(({ userId, orderId, returnNo, amount, changedAt }) => ({
      userId,
      orderId,
      amount,
      remark: `退货单 ${returnNo} 退款`,
      at: changedAt,
    }));
  const compensated = afterSales
    .filter(({ compensation }) => compensation > 0)
    .map(({ userId, orderId, saleNo, compensation, changedAt }) => ({
      userId,
      orderId,
      amount: compensation,
      remark: `售后单 ${saleNo} 补偿`,
      at: changedAt,
    }));
  return [...back, ...compensated];
}

const byId = <T extends { readonly id: number }>(items: readonly T[]): Map<number, T> =>
  new Map(items.map((item) => [item.id, item]));
