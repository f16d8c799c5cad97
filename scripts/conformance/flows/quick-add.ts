import { same } from "../../api-client/checks/finding.ts";
import { removeLater } from "./cart-lines.ts";
import { findGoods } from "./find-goods.ts";
import type { Flow } from "./steps.ts";

/** Adds one middle pack in one call, and removes it. */
export const quickAdd: Flow = {
  id: "quick-add",
  name: { zh: "流程：快速加购", en: "flow: quick add" },
  operations: ["listGoods", "listCartLines", "quickAddCartLine", "deleteCartLines"],
  writes: true,
  async walk(steps) {
    const [goods] = await findGoods(steps, 1);
    removeLater(steps, (line) => line.goods.id === goods.id);
    const { exchange } = await steps.succeed("quickAddCartLine", { path: { id: goods.id } });
    const { data: cart } = await steps.succeed("listCartLines");
    const number = cart.data.find((line) => line.goods.id === goods.id)?.number;
    steps.law(exchange, number === goods.zbz, "number", same(`number = ${goods.zbz}`), { number });
  },
};
