import type { CartStore } from "#generated/model/cartStore.ts";
import type { CartTotals } from "#generated/model/cartTotals.ts";
import { checkCart, checkTotals } from "./cart-laws.ts";
import type { Flow } from "./steps.ts";

/** Checks the current cart: forced deselection, tiers, and the total by the formula. */
export const cartReading: Flow = {
  id: "cart-reading",
  name: { zh: "流程：购物车与合计", en: "flow: cart and total" },
  operations: ["listCartLines", "getCartTotal"],
  writes: false,
  async walk(steps) {
    const list = await steps.succeed<CartStore>("listCartLines", { query: { filters: 99_999, new: 1 } });
    checkCart(steps, list.exchange, list.data);
    const totals = await steps.succeed<CartTotals>("getCartTotal");
    checkTotals(steps, totals.exchange, totals.data, list.data);
  },
};
