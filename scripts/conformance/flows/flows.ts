import type { Contract } from "../contract/operation.ts";
import { cart } from "./cart.ts";
import { cartBodies } from "./cart-bodies.ts";
import { cartReading } from "./cart-reading.ts";
import { copyCart } from "./copy-cart.ts";
import { coupon } from "./coupon.ts";
import { couponOrder } from "./coupon-order.ts";
import { creditOrder } from "./credit-order.ts";
import { defaultFlows } from "./default-record.ts";
import { favourites } from "./favourites.ts";
import { feedback } from "./feedback.ts";
import { hints } from "./hints.ts";
import { messages } from "./messages.ts";
import { order } from "./order.ts";
import { quickAdd } from "./quick-add.ts";
import { recordsFlow } from "./records.ts";
import { resourcesOf } from "./resources.ts";
import { cartRaces } from "./races/cart-races.ts";
import { couponRace } from "./races/coupon-race.ts";
import { orderRaces } from "./races/order-races.ts";
import type { Flow } from "./steps.ts";
import { topUp } from "./top-up.ts";
import { variety } from "./variety.ts";

/** In execution order. */
export const flowsOf = (contract: Contract): readonly Flow[] => [
  cartReading,
  cart,
  cartBodies,
  quickAdd,
  hints,
  copyCart,
  topUp,
  favourites,
  coupon,
  messages,
  ...resourcesOf(contract).map(recordsFlow),
  ...defaultFlows(contract),
  variety,
  feedback,
  order,
  creditOrder,
  couponOrder,
  cartRaces,
  couponRace,
  orderRaces,
];
