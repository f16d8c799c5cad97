import { ACCOUNT } from "./account.ts";
import { CART } from "./cart.ts";
import type { Comparison } from "./compare.ts";
import { GOODS } from "./goods.ts";
import { MONEY } from "./money.ts";
import { NAMES } from "./names.ts";
import { ORDERS } from "./orders.ts";

/** All sentences that several reading calls show together. */
export const COMPARISONS: readonly Comparison[] = [
  ...ACCOUNT,
  ...GOODS,
  ...NAMES,
  ...CART,
  ...MONEY,
  ...ORDERS,
];
