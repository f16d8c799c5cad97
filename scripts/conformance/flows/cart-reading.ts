import { checkCart, checkTotals } from "./cart-laws.ts";
import { checkPaidLine } from "./price-laws.ts";
import type { Flow } from "./steps.ts";

/** The number of lines to check one by one. */
const LINES = 3;

/** Checks the current cart: forced deselection, tiers, and the total by the formula. */
export const cartReading: Flow = {
  id: "cart-reading",
  name: { zh: "流程：购物车与合计", en: "flow: cart and total" },
  operations: ["listCartLines", "getCartTotal", "getCartLinePrice"],
  writes: false,
  async walk(steps) {
    const list = await steps.succeed("listCartLines", { query: { filters: 99_999, new: 1 } });
    checkCart(steps, list.exchange, list.data);
    const totals = await steps.succeed("getCartTotal");
    checkTotals(steps, totals.exchange, totals.data, list.data);
    for (const line of list.data.data.slice(0, LINES)) {
      const { data, exchange } = await steps.succeed("getCartLinePrice", { path: { id: line.id } });
      checkPaidLine(steps, exchange, "data", data, line);
    }
  },
};
