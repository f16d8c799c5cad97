import { cart } from "./cart.ts";
import { cartReading } from "./cart-reading.ts";
import type { Flow } from "./steps.ts";

/** In the order in which they run. */
export const FLOWS: readonly Flow[] = [cartReading, cart];
