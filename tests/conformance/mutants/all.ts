import { ACCESS } from "./access.ts";
import { ARRANGED } from "./arranged.ts";
import { BODIES } from "./bodies.ts";
import { BUYING } from "./buying.ts";
import { CART_LAWS } from "./cart-laws.ts";
import { CART_REFUSALS } from "./cart-refusals.ts";
import { COUPONS } from "./coupons.ts";
import { DISTRIBUTION } from "./distribution.ts";
import { FINANCE } from "./finance.ts";
import { INPUTS } from "./inputs.ts";
import { LISTS } from "./lists.ts";
import type { Mutant } from "./mutant.ts";
import { NOTATIONS } from "./notations.ts";
import { ORDERS } from "./orders.ts";
import { PAGES } from "./pages.ts";
import { PAGING } from "./paging.ts";
import { PAPERS } from "./papers.ts";
import { RACES } from "./races.ts";
import { REFUSALS } from "./refusals.ts";
import { SENTENCES } from "./sentences/index.ts";
import { SHAPES } from "./shapes.ts";
import { STATE } from "./state.ts";
import { STATUSES } from "./statuses.ts";
import { TIMES_AND_AMOUNTS } from "./times-and-amounts.ts";
import { TRANSPORT } from "./transport.ts";

/** Every planted fault, by the kind of its cause. */
export const MUTANTS: readonly Mutant[] = [
  ...SHAPES,
  ...STATUSES,
  ...REFUSALS,
  ...ACCESS,
  ...PAGES,
  ...INPUTS,
  ...NOTATIONS,
  ...BODIES,
  ...PAGING,
  ...LISTS,
  ...CART_LAWS,
  ...CART_REFUSALS,
  ...BUYING,
  ...STATE,
  ...DISTRIBUTION,
  ...ORDERS,
  ...PAPERS,
  ...TIMES_AND_AMOUNTS,
  ...COUPONS,
  ...FINANCE,
  ...RACES,
  ...TRANSPORT,
  ...ARRANGED,
  ...SENTENCES,
];
