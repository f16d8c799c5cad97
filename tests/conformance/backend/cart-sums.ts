import type { CartLine } from "#generated/model/cartLine.ts";
import { priceOf, productOf, type Product, seenBy, stockOf } from "./catalogue.ts";
import { fen, sum, yuan } from "./money.ts";
import type { Buyer, Line, Shop } from "./shop.ts";

const FREE_FROM = 50_000;
const FEE = 1000;
/** 满 500 减 8, 满 1000 减 20; in 分. */
const TIERS = [
  { id: 1, from: 50_000, reduce: 800 },
  { id: 2, from: 100_000, reduce: 2000 },
];
/** Every fourth product takes no part in coupons. */
export const withCoupon = (goodsId: number): boolean => goodsId % 4 !== 0;

export function productIn({ goodsId }: Line): Product {
  const found = productOf(goodsId);
  if (!found) throw new Error(`no goods ${goodsId}`);
  return found;
}

export const isBuyable = (shop: Shop, line: Line): boolean => {
  const found = productIn(line);
  return found.is_buy === 1 && stockOf(shop, found) > 0;
};

/** In 分. */
export const lineFen = (line: Line): number => line.number * fen(priceOf(productIn(line), line.number));

/** A line as the cart shows it. */
export function lineOf(shop: Shop, buyer: Buyer, line: Line): CartLine {
  const found = productIn(line);
  return {
    id: line.id,
    number: line.number,
    price: priceOf(found, line.number),
    is_selected: line.isSelected && isBuyable(shop, line) ? 1 : 0,
    type: 0,
    with_coupon: withCoupon(line.goodsId) ? 1 : 0,
    goods_manjian_amount: 0,
    gift_data: { total: 0, type: 0, name: "", number: 0 },
    raw_price: found.base_price,
    raw_price_manjian: yuan(lineFen(line)),
    key: String(line.goodsId),
    loadingStar: 0,
    goods_price_id: 0,
    ladder_price_id: found.ladder_price_id,
    goods_manjian_id: 0,
    is_yj: 0,
    previous: null,
    next_gift: null,
    goods: seenBy(shop, buyer, found),
  };
}

const counted = (shop: Shop, lines: readonly Line[]) =>
  lines.filter((line) => line.isSelected && isBuyable(shop, line));

/** The sums of lines by the contract's guide to the cart's arithmetic, in 分. */
export function sumsOf(lines: readonly Line[]) {
  const amount = sum(lines.map(lineFen));
  const eligible = sum(lines.filter(({ goodsId }) => withCoupon(goodsId)).map(lineFen));
  const ships =
    lines.length > 0 &&
    lines.every((line) => {
      const { is_free_shipping: isFree, free_shipping_number: from } = productIn(line);
      return isFree === 1 && line.number >= from;
    });
  const tier = TIERS.findLast(({ from }) => eligible >= from);
  const remainder = ships ? 0 : Math.max(0, FREE_FROM - amount);
  const fee = remainder > 0 ? FEE : 0;
  return { amount, eligible, remainder, fee, reduced: tier?.reduce ?? 0 };
}

/** The shipping and the tiers of a cart. */
export function sidesOf(shop: Shop, cart: readonly Line[]) {
  const lines = counted(shop, cart);
  const { eligible } = sumsOf(lines);
  const tiers = TIERS.map(({ id, from, reduce }) => ({
    amount: yuan(from),
    status: eligible >= from ? 1 : 0,
    id,
    name: `满 ${yuan(from)} 减 ${yuan(reduce)}`,
    reduce: yuan(reduce),
    describe: `可用券商品满 ${yuan(from)} 元减 ${yuan(reduce)} 元`,
  }));
  const inOrder = tiers.toSorted((a, b) => b.status - a.status);
  return {
    shipping_data: { shipping_amount: yuan(FREE_FROM), no_trans_order_amount: 0, fee: yuan(FEE) },
    activity_data: {
      manjians: { manjians: Object.fromEntries(inOrder.map((tier) => [`m${tier.id}`, tier])) },
      discounts: { discounts: {} },
    },
  };
}

/** Returns the data of `getCartTotal`. */
export function totalsOf(shop: Shop, cart: readonly Line[]) {
  const lines = counted(shop, cart);
  const { amount, eligible, remainder } = sumsOf(lines);
  return {
    total: cart.length,
    selected: lines.length,
    amount: yuan(amount),
    eligible_amount: yuan(eligible),
    ineligible_amount: yuan(amount - eligible),
    shipping_remainder: yuan(remainder),
  };
}
