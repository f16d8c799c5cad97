import { address } from "./address.ts";
import { cart } from "./cart.ts";
import { cartReading } from "./cart-reading.ts";
import { copyCart } from "./copy-cart.ts";
import { coupon } from "./coupon.ts";
import { favourites } from "./favourites.ts";
import { order } from "./order.ts";
import type { Flow } from "./steps.ts";
import { variety } from "./variety.ts";

/** In the order in which they run. */
export const FLOWS: readonly Flow[] = [
  cartReading,
  cart,
  copyCart,
  favourites,
  coupon,
  address,
  variety,
  order,
];
