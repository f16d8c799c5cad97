import { arranged, begin } from "./account.ts";

/** Goods that can be bought send no arrival notice. */
export const available = arranged({
  id: "available-goods",
  name: { zh: "流程：有货商品的到货提醒", en: "flow: a notice of goods that can be bought" },
  operations: ["listGoods", "addArrivalNotice"],
  async walk(steps) {
    await begin(steps);
    const { data } = await steps.succeed("listGoods", { query: { in_stock: 1 } });
    const goods = data.list.find(({ is_buy: isBuy, number }) => isBuy === 1 && number > 0);
    const { id } = steps.need(goods, { zh: "没有可购买的商品", en: "no goods that can be bought" });
    await steps.conflict("addArrivalNotice", "can be bought", { path: { id } });
  },
});
