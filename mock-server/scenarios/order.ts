import type { Scenario } from "./scenario.ts";

/** Checkout, orders and payment. */
export const orderScenarios: readonly Scenario[] = [];
