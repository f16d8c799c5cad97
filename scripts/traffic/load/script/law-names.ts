/** The laws that load breaks, each in a sentence; their names are the tags of the metric. */
export const LAWS = {
  stock: "stock is never negative, and falls by what was ordered",
  orders: "a checkout becomes one order, and each order is listed once",
  balances: "a balance falls by what was paid from it",
  sessions: "a session gets its own buyer's data",
} as const;

export type LawName = keyof typeof LAWS;
