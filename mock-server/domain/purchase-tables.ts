import type { AfterSaleRecord, ReturnRecord } from "#mock/domain/after-sale/records.ts";
import type { CouponOfferRecord, CouponRecord, VoucherRecord } from "#mock/domain/coupon/records.ts";
import type { InvoiceRecord, InvoiceTitleRecord } from "#mock/domain/invoice/records.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { GiftGoodsRecord, PointsEntry, PointsOrderRecord } from "#mock/domain/points/records.ts";
import type { BalanceEntry, CreditBillRecord } from "#mock/domain/wallet/records.ts";
import type { PaymentHold, PaymentRecord } from "#mock/domain/payment/records.ts";
import type { Store } from "#mock/world/store.ts";
import type { Table } from "#mock/world/table.ts";
import type { Purchases } from "./seed.ts";

/** Purchases and what followed from them. Keyed by id, or by user id where the value is a list. */
export type PurchaseTables = {
  readonly orders: Table<number, OrderRecord>;
  readonly payments: Table<string, PaymentRecord>;
  /** At most one entry, with key 1: while it exists, the clock settles no payment. */
  readonly paymentHolds: Table<number, PaymentHold>;
  readonly coupons: Table<number, CouponRecord>;
  readonly couponOffers: Table<number, CouponOfferRecord>;
  readonly vouchers: Table<number, VoucherRecord>;
  readonly balanceLogs: Table<number, readonly BalanceEntry[]>;
  readonly creditBills: Table<number, CreditBillRecord>;
  readonly pointsLogs: Table<number, readonly PointsEntry[]>;
  readonly gifts: Table<number, GiftGoodsRecord>;
  readonly pointsOrders: Table<number, PointsOrderRecord>;
  readonly invoiceTitles: Table<number, readonly InvoiceTitleRecord[]>;
  readonly invoices: Table<number, InvoiceRecord>;
  /** When each invoice was last e-mailed, in ms. */
  readonly invoiceMails: Table<number, number>;
  readonly returns: Table<number, ReturnRecord>;
  readonly afterSales: Table<number, AfterSaleRecord>;
};

export const purchaseTables = (store: Store, seed: Purchases): PurchaseTables => ({
  orders: store.table("orders", seed.orders),
  payments: store.table("payments"),
  paymentHolds: store.table("paymentHolds"),
  coupons: store.table("coupons", seed.coupons),
  couponOffers: store.table("couponOffers", seed.couponOffers),
  vouchers: store.table("vouchers", seed.vouchers),
  balanceLogs: store.table("balanceLogs", seed.balanceLogs),
  creditBills: store.table("creditBills", seed.creditBills),
  pointsLogs: store.table("pointsLogs", seed.pointsLogs),
  gifts: store.table("gifts", seed.gifts),
  pointsOrders: store.table("pointsOrders", seed.pointsOrders),
  invoiceTitles: store.table("invoiceTitles", seed.invoiceTitles),
  invoices: store.table("invoices", seed.invoices),
  invoiceMails: store.table("invoiceMails"),
  returns: store.table("returns", seed.returns),
  afterSales: store.table("afterSales", seed.afterSales),
});
