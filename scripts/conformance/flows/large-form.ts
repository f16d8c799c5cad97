import { addGoods } from "./cart-lines.ts";
import { findGoods } from "./find-goods.ts";
import type { Flow } from "./steps.ts";

const MOST_ID = 2_147_483_647;

/** The largest form that the contract allows for a cart: stock servers drop or refuse fields beyond their limits. */
export const largeForm: Flow = {
  id: "large-form",
  name: { zh: "流程：最大的表单", en: "flow: the largest form" },
  operations: ["listGoods", "listCartLines", "addCartLines", "deleteCartLines"],
  writes: true,
  async walk(steps) {
    const ids = steps.run.contract.operation("deleteCartLines")?.body?.schema.properties?.ids;
    const most = steps.need(ids?.maxItems, { zh: "ids 没有上限", en: "ids without a limit" });
    const [goods] = await findGoods(steps, 1);
    const made = await addGoods(steps, goods);
    steps.undoBy("deleteCartLines", { body: { ids: made } });
    // Ids that are in no cart are passed over; the line to delete comes last.
    const others = Array.from({ length: most - made.length }, (_, index) => MOST_ID - index);
    const { exchange } = await steps.succeed("deleteCartLines", {
      body: { ids: [...others, ...made] },
      isTransient: true,
    });
    const { data: cart } = await steps.succeed("listCartLines");
    const left = cart.data.map(({ id }) => id).filter((id) => made.includes(id));
    const expected = {
      zh: `读完全部 ${most} 项：最后一行已删除`,
      en: `all ${most} items are read: the last line is gone`,
    };
    steps.none(exchange, "last field", expected, { left });
  },
};
