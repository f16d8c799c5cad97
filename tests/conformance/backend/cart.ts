import type { AddToCartItem } from "#generated/model/addToCartItem.ts";
import { type BuyerCall, type Handlers, own } from "./call.ts";
import { isBuyable, lineOf, productIn, sidesOf, sumsOf, totalsOf, withCoupon } from "./cart-sums.ts";
import { productOf, stockOf } from "./catalogue.ts";
import { yuan } from "./money.ts";
import { notFound, refuseField } from "./responses.ts";
import type { Line, Shop } from "./shop.ts";

const MOST = 5000;
const ALL = 99_999;
const COMBINATION = 3;
const [ORDINARY, FREE_SHIPPING, ALMOST, WITH_COUPON, GONE] = [0, 5, 6, 8, 9];

const FILTERS: Readonly<Record<number, { name: string; holds: (shop: Shop, line: Line) => boolean }>> = {
  [ALL]: { name: "全部", holds: () => true },
  [ORDINARY]: { name: "普通商品", holds: () => true },
  [FREE_SHIPPING]: { name: "包邮", holds: (_, line) => productIn(line).is_free_shipping === 1 },
  [ALMOST]: { name: "即将达标", holds: (_, line) => isAlmostThere(line) },
  [WITH_COUPON]: { name: "可用券", holds: (shop, line) => withCoupon(line.goodsId) && isBuyable(shop, line) },
  [GONE]: { name: "失效商品", holds: (shop, line) => !isBuyable(shop, line) },
};

function isAlmostThere(line: Line): boolean {
  const { free_shipping_number: free, ladder_price: ladder } = productIn(line);
  const next = [free, ladder[0]?.number ?? 0].filter((target) => target > line.number);
  return next.some((target) => 2 * line.number >= target);
}

/** The quantity that an addition comes to: whole units within the stock. Throws Refused. */
function added({ shop, buyer }: BuyerCall, item: AddToCartItem, index: number, before: number): number {
  const found = productOf(item.goods_id);
  if (!found) throw refuseField(`params.${index}.goods_id`, "没有这个商品");
  // There are no combinations here.
  if (item.type === COMBINATION) throw refuseField(`params.${index}.type`, "没有这个组合");
  if (item.ck_id !== found.ck_id) throw refuseField(`params.${index}.ck_id`, "没有这个仓库");
  const held = buyer.cart.find(({ goodsId }) => goodsId === found.id);
  if (!held && before >= MOST) throw refuseField(`params.${index}.goods_id`, "购物车已满");
  const rounded = Math.ceil(((held?.number ?? 0) + item.number) / found.zbz) * found.zbz;
  const most = Math.floor(stockOf(shop, found) / found.zbz) * found.zbz;
  if (found.is_buy === 0 || most === 0) throw refuseField(`params.${index}.number`, "已售完");
  return Math.min(rounded, most);
}

function addAll(call: BuyerCall) {
  const { shop, buyer, body } = call;
  const before = buyer.cart;
  // Nothing is added unless all can be.
  buyer.cart = before.map((line) => ({ ...line }));
  try {
    const lines = (body.params as AddToCartItem[]).map((item, index) => {
      const number = added(call, item, index, buyer.cart.length);
      const place = buyer.cart.findIndex(({ id }) => id === item.replaces);
      const line = buyer.cart.find(({ goodsId }) => goodsId === item.goods_id);
      if (line) Object.assign(line, { number, isSelected: true });
      else {
        const made = { id: shop.nextId(), goodsId: item.goods_id, number, isSelected: true };
        if (place === -1) buyer.cart.push(made);
        else buyer.cart.splice(place, 1, made);
      }
      return item.goods_id;
    });
    return buyer.cart.filter(({ goodsId }) => lines.includes(goodsId));
  } catch (error) {
    buyer.cart = before;
    throw error;
  }
}

const lineWith = ({ buyer, id }: BuyerCall): Line => {
  const line = buyer.cart.find((each) => each.id === id);
  if (!line) throw notFound("购物车中没有这一行");
  return line;
};

/** The cart of a buyer. */
export const cart: Handlers = {
  listCartLines: own(({ shop, buyer, query }) => {
    const { holds } = FILTERS[query.filters ?? ALL] ?? { holds: () => false };
    const filters = Object.entries(FILTERS).map(([id, filter]) => ({
      id: Number(id),
      name: filter.name,
      number: buyer.cart.filter((line) => filter.holds(shop, line)).length,
    }));
    return {
      data: buyer.cart.filter((line) => holds(shop, line)).map((line) => lineOf(shop, buyer, line)),
      ...sidesOf(shop, buyer.cart),
      filter_data: filters,
      hidden_hints: [],
    };
  }),
  addCartLines: own((call) => {
    const lines = addAll(call).map(({ id, goodsId, number }) => ({ id, goods_id: goodsId, number }));
    return { total: call.buyer.cart.length, lines };
  }),
  getCartTotal: own(({ shop, buyer }) => totalsOf(shop, buyer.cart)),
  editCartLine: own((call) => {
    const { shop, buyer, body } = call;
    const line = lineWith(call);
    const found = productIn(line);
    const { number } = body.params as { number: number };
    if (number % found.zbz !== 0 || number > stockOf(shop, found))
      throw refuseField("params.number", "数量须为包装的倍数且不超过库存");
    line.number = number;
    return { ...sidesOf(shop, buyer.cart), line: lineOf(shop, buyer, line) };
  }),
  selectCartLines: own(({ shop, buyer, body }) => {
    const { ids, is_selected: isSelected } = body as { ids: number[]; is_selected: number };
    const lines = buyer.cart.filter(({ id }) => ids.includes(id));
    const refused = isSelected === 1 ? lines.filter((line) => !isBuyable(shop, line)) : [];
    const changed = lines.filter((line) => !refused.includes(line));
    for (const line of changed) line.isSelected = isSelected === 1;
    return {
      changed: changed.length,
      refused_ids: refused.map(({ id }) => id),
      ...sidesOf(shop, buyer.cart),
    };
  }),
  deleteCartLines: own(({ buyer, body }) => {
    const left = buyer.cart.filter(({ id }) => !(body.ids as number[]).includes(id));
    const deleted = buyer.cart.length - left.length;
    buyer.cart = left;
    return { deleted, total: left.length };
  }),
  checkoutCart: own(({ shop, buyer, body }) => {
    const lines = [...new Set(body.ids as number[])].map((id) => buyer.cart.find((line) => line.id === id));
    if (lines.some((line) => !line || !isBuyable(shop, line))) throw refuseField("ids", "有不能购买的商品");
    const bought = (lines as Line[]).map((line) => ({ ...line, isSelected: true }));
    const no = shop.nextNo("JS");
    buyer.checkouts.set(no, { no, lines: bought });
    const { amount, reduced, fee } = sumsOf(bought);
    return {
      checkout_no: no,
      lines: bought.map((line) => lineOf(shop, buyer, line)),
      goods_amount: yuan(amount),
      manjian_amount: yuan(reduced),
      discount_amount: 0,
      gift_amount: 0,
      shipping_fee: yuan(fee),
      amount: yuan(amount - reduced + fee),
      credit_available: 0,
      approval_reasons: [],
      balance: buyer.money,
    };
  }),
};
