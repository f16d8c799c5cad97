import { Counter, Gauge } from "k6/metrics";

/** A visit that begins and does not end was cut off with the run: what it did last is not in the sums. */
export const visitsBegun = new Counter("visits_begun");
export const visitsEnded = new Counter("visits_ended");

/** The buyers' own sums by account or by goods (the tag `of`, an index), to be compared with the server's. */
export const ordersMade = new Counter("orders_made");
export const paidFen = new Counter("paid_fen");
export const unitsOrdered = new Counter("units_ordered");
export const unitsReturned = new Counter("units_returned");

/** The server's sums: the difference between the end and the beginning. */
export const ordersListed = new Gauge("orders_listed");
export const balanceFell = new Gauge("balance_fell_fen");
export const stockFell = new Gauge("stock_fell");

export const BY_ACCOUNT = ["orders_made", "paid_fen", "orders_listed", "balance_fell_fen"] as const;
export const BY_GOODS = ["units_ordered", "units_returned", "stock_fell"] as const;

/** In 分. */
export const toFen = (yuan: number): number => Math.round(yuan * 100);
