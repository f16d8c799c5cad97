import type { Scenario } from "./scenario.ts";

/** What is in the cart, and what becomes of it. */
export const cartScenarios: readonly Scenario[] = [
  {
    name: "cart-of-3000",
    title: "3,000 行的购物车",
    about: "连锁公司的大购物车：滚动、勾选、合计和结算都要快。",
    persona: "big",
    setUp: () => undefined,
  },
];
