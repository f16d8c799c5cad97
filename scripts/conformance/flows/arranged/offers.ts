import { CancelReason, Flag, PayMethod } from "#generated/enums.ts";
import { fen } from "../../../api-client/amounts.ts";
import { isPriceAt } from "../../laws/ladder.ts";
import { addGoods } from "../cart-lines.ts";
import { findGoods, isBuyable, mostUnits, packOf } from "../find-goods.ts";
import type { Steps } from "../steps.ts";
import { DAY_S, adapterOf, arranged, begin, logIn } from "./account.ts";
import { PLACING, placeOrder } from "./kept.ts";

const NO_SALE = { zh: "现在没有可购买的秒杀商品", en: "no goods in a flash sale now" };

/** Adds goods of the flash sale that is on, and returns them with the line and the second in which it ends. */
async function addFromSale(steps: Steps) {
  const { data: session } = await steps.succeed("getSpike");
  const sold = session?.goods.find(
    ({ goods, spike }) =>
      goods.is_buy === Flag.Yes &&
      (goods.goods_price_id ?? 0) > 0 &&
      goods.price === spike.price &&
      goods.price !== goods.base_price &&
      packOf(goods) <= mostUnits(goods),
  );
  const { goods, spike } = steps.need(sold, NO_SALE);
  await addGoods(steps, goods);
  const { data: cart } = await steps.succeed("listCartLines");
  const line = cart.data.find((each) => each.goods.id === goods.id);
  const seconds = spike.ends_at - (session?.timestamp ?? spike.ends_at);
  return { goods, spike, line: steps.need(line, NO_SALE), seconds };
}

/** After a flash sale its goods cost what they cost before, and a line of the cart tells its former price. */
export const flashSale = arranged({
  id: "flash-sale",
  name: { zh: "流程：秒杀结束", en: "flow: the end of a flash sale" },
  operations: ["getSpike", "addCartLines", "listCartLines", "getGoodsDetail"],
  async walk(steps) {
    const account = await begin(steps);
    const { goods, spike, line, seconds } = await addFromSale(steps);
    await adapterOf(steps).advance(seconds + 1);
    await logIn(steps, account);
    const path = { id: goods.id };
    const { data: detail, exchange } = await steps.succeed("getGoodsDetail", { path });
    const { price, goods_price_id: offer = 0 } = detail.goods;
    const isOver = offer !== goods.goods_price_id;
    const isOrdinary = offer > 0 || price == null || isPriceAt(price, detail.goods, packOf(detail.goods));
    const ordinary = { zh: "秒杀结束后恢复原价", en: "the ordinary price after the sale" };
    steps.law(exchange, isOver && isOrdinary, "data.goods.price", ordinary, { price, spike: spike.price });
    const { data: cart, exchange: listed } = await steps.succeed("listCartLines");
    const now = cart.data.find(({ id }) => id === line.id);
    if (!now || fen(now.price) === fen(line.price) || now.previous === undefined) return;
    const { price: was, goods_price_id: offerThen } = now.previous ?? {};
    const before = { price: line.price, goods_price_id: line.goods_price_id };
    steps.equal(listed, "data[].previous", { price: was, goods_price_id: offerThen }, before);
  },
});

/** An order of limited goods is taken from their limit, and its canceling gives that back. */
export const limitedGoods = arranged({
  id: "limited-goods",
  name: { zh: "流程：限购商品", en: "flow: goods with a limit" },
  operations: ["listGoods", ...PLACING, "getGoodsDetail", "cancelOrder"],
  async walk(steps) {
    await begin(steps);
    const { data: page } = await steps.succeed("listGoods", { query: { in_stock: 1, page_size: 100 } });
    const found = page.list.find(
      (goods) =>
        goods.is_buy === Flag.Yes && (goods.limit_number ?? 0) > 0 && packOf(goods) <= mostUnits(goods),
    );
    const goods = steps.need(found, { zh: "没有限购商品", en: "no goods with a limit" });
    const left = async () => {
      const { data, exchange } = await steps.succeed("getGoodsDetail", { path: { id: goods.id } });
      return { exchange, number: data.goods.limit_left };
    };
    const { number: before = 0 } = await left();
    const { data: order } = await placeOrder(steps, goods);
    const ordered = await left();
    steps.equal(ordered.exchange, "data.goods.limit_left", ordered.number, before - packOf(goods));
    const body = { reason: CancelReason.NotNeeded };
    await steps.succeed("cancelOrder", { path: { id: order.order_id }, body });
    const canceled = await left();
    steps.equal(canceled.exchange, "limit after canceling", canceled.number, before);
  },
});

const DAYS = 10;
const MONTH_DAYS = 30;

const CANDIDATES = 50;

/** How many are used in thirty days, by two purchases of a product ten days apart. Moves the clock. */
export const monthlyUse = arranged({
  id: "monthly-use",
  name: { zh: "流程：月用量", en: "flow: how many a buyer uses in a month" },
  operations: ["listGoods", ...PLACING, "createPayment", "payByBalance", "getGoodsDetail"],
  async walk(steps) {
    const account = await begin(steps);
    // The largest stock is the least likely to be sold out in ten days.
    const [plenty] = (await findGoods(steps, CANDIDATES)).toSorted((a, b) => b.number - a.number);
    const path = { id: plenty?.id ?? 0 };
    const read = async () => {
      const { data, exchange } = await steps.succeed("getGoodsDetail", { path });
      return { goods: data.goods, exchange };
    };
    const buy = async () => {
      const { goods } = await read();
      steps.need(isBuyable(goods) ? goods : undefined, { zh: "商品不再可购", en: "not for sale any more" });
      const { data: order } = await placeOrder(steps, goods);
      const { data: payment } = await steps.succeed("createPayment", {
        body: { order_id: order.order_id, method: PayMethod.Balance },
      });
      await steps.succeed("payByBalance", { body: { pay_no: payment.pay_no } });
      return packOf(goods);
    };
    const expectMonthly = async (number: number) => {
      const { goods, exchange } = await read();
      const { monthly_number: seen = number } = goods;
      steps.equal(exchange, "data.goods.monthly_number", seen, number);
    };
    const number = await buy();
    await expectMonthly(0);
    await adapterOf(steps).advance(DAYS * DAY_S);
    await logIn(steps, account);
    await buy();
    await expectMonthly(Math.round((number / DAYS) * MONTH_DAYS * 100) / 100);
  },
});
