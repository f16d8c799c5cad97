import { Flag } from "#generated/enums.ts";
import type { Goods } from "#generated/model/goods.ts";
import { fen } from "../../../api-client/amounts.ts";
import { priceOf } from "../../../api-client/cart-line.ts";
import { checkTotals } from "../cart-laws.ts";
import { addGoods } from "../cart-lines.ts";
import { mostUnits, packOf } from "../find-goods.ts";
import type { Steps } from "../steps.ts";
import { adapterOf, arranged, begin } from "./account.ts";

/** The quantity from which goods ship free, alone (§4) or the whole order with them; 0 where they never do. */
const FREE_FROM: readonly ((goods: Goods) => number)[] = [
  (goods) => (goods.is_dpby === Flag.Yes ? goods.qg_number : 0),
  (goods) => (goods.is_free_shipping === Flag.Yes ? goods.free_shipping_number : 0),
];

/** The least that can be bought of goods to ship free, in units; undefined where that costs `threshold` 元 or more. */
function unitsFor(goods: Goods, from: number, threshold: number): number | undefined {
  const number = Math.ceil(from / packOf(goods)) * packOf(goods);
  const price = priceOf(goods);
  const isCheap = price !== null && number * price < threshold;
  return from > 0 && isCheap && goods.is_buy === Flag.Yes && number <= mostUnits(goods) ? number : undefined;
}

/** Orders below the threshold that ship free all the same, because of what they consist of. */
export const freeShipping = arranged({
  id: "free-shipping",
  name: { zh: "流程：商品包邮", en: "flow: goods that ship free" },
  operations: [
    "listGoods",
    "listCartLines",
    "addCartLines",
    "getCartTotal",
    "checkoutCart",
    "deleteCartLines",
  ],
  async walk(steps) {
    await begin(steps);
    const { data: cart } = await steps.succeed("listCartLines");
    const { shipping_amount: threshold } = cart.shipping_data;
    const { data: page } = await steps.succeed("listGoods", { query: { in_stock: 1, page_size: 100 } });
    for (const from of FREE_FROM) {
      const found = page.list.flatMap((goods) => {
        const number = unitsFor(goods, from(goods), threshold);
        return number === undefined ? [] : [{ goods, number }];
      });
      for (const { goods, number } of found.slice(0, 1)) await expectFree(steps, goods, number);
    }
  },
});

/** Nothing is lacking to free shipping, and no shipping fee is charged. */
async function expectFree(steps: Steps, goods: Goods, number: number): Promise<void> {
  const ids = await addGoods(steps, goods, number);
  const { data: cart } = await steps.succeed("listCartLines");
  const totals = await steps.succeed("getCartTotal");
  checkTotals(steps, totals.exchange, totals.data, cart);
  const { data, exchange } = await steps.succeed("checkoutCart", { body: { ids, new: 1 } });
  steps.equal(exchange, "data.shipping_fee", data.shipping_fee, 0);
  await steps.succeed("deleteCartLines", { body: { ids } });
}

/** Orders of the day that are paid and not shipped count towards free shipping, without their shipping fee. */
export const ordersOfTheDay = arranged({
  id: "orders-of-the-day",
  name: { zh: "流程：当日未发货的订单", en: "flow: the unshipped orders of the day" },
  operations: ["listCartLines", "getOrder"],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    let earlier = 0;
    for (const state of ["unpaid", "paid", "shipped"] as const) {
      const { data: order } = await steps.succeed("getOrder", {
        path: { id: await setup.makeOrder(account, state) },
      });
      if (state === "paid") earlier = fen(order.amount) - fen(order.shipping_fee);
      const { data, exchange } = await steps.succeed("listCartLines");
      const { no_trans_order_amount: seen } = data.shipping_data;
      steps.equal(exchange, "data.shipping_data.no_trans_order_amount", fen(seen), earlier);
    }
  },
});
