import type { Contract } from "../../api-client/contract/operation.ts";
import { afterSales } from "./after-sales.ts";
import { arrivalNotices } from "./arrival-notices.ts";
import { barcodes } from "./barcodes.ts";
import { boughtGoods } from "./bought-goods.ts";
import { cartBodies } from "./cart-bodies.ts";
import { cartReading } from "./cart-reading.ts";
import { cartRefusals } from "./cart-refusals.ts";
import { cart } from "./cart.ts";
import { copyCart } from "./copy-cart.ts";
import { couponOrder } from "./coupon-order.ts";
import { coupon } from "./coupon.ts";
import { creditOrder } from "./credit-order.ts";
import { defaultFlows } from "./default-record.ts";
import { distribution } from "./distribution.ts";
import { dossier } from "./dossier.ts";
import { favorites } from "./favorites.ts";
import { feedback } from "./feedback.ts";
import { hints } from "./hints.ts";
import { invoiceArchive } from "./invoice-archive.ts";
import { largeForm } from "./large-form.ts";
import { messages } from "./messages.ts";
import { order } from "./order.ts";
import { quickAdd } from "./quick-add.ts";
import { cartRaces } from "./races/cart-races.ts";
import { couponRace } from "./races/coupon-race.ts";
import { orderRaces } from "./races/order-races.ts";
import { recordsFlow } from "./records.ts";
import { repeatFlows } from "./repeats.ts";
import { resourcesOf } from "./resources.ts";
import { restoreLines } from "./restore-lines.ts";
import { savedPlans } from "./saved-plans.ts";
import { spending } from "./spending.ts";
import { statement } from "./statement.ts";
import type { Flow } from "./steps.ts";
import { targetPrices } from "./target-prices.ts";
import { topUp } from "./top-up.ts";
import { variety } from "./variety.ts";

/** In execution order. */
export const flowsOf = (contract: Contract): readonly Flow[] => [
  cartReading,
  cart,
  cartBodies,
  cartRefusals,
  largeForm,
  restoreLines,
  quickAdd,
  hints,
  copyCart,
  distribution,
  topUp,
  boughtGoods,
  statement,
  spending,
  invoiceArchive,
  barcodes,
  dossier,
  afterSales,
  arrivalNotices,
  targetPrices,
  favorites,
  coupon,
  messages,
  ...resourcesOf(contract).map(recordsFlow),
  ...defaultFlows(contract),
  ...repeatFlows(contract),
  savedPlans,
  variety,
  feedback,
  order,
  creditOrder,
  couponOrder,
  cartRaces,
  couponRace,
  orderRaces,
];
