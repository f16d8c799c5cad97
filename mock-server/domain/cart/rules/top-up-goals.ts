import { Flag, TopUpGoal } from "#generated/enums.ts";
import { isCouponEligible } from "#mock/domain/coupon/rules/eligible.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { raiseToMultiple } from "#mock/domain/goods/rules/quantity.ts";
import { type Fen, formatCount, formatYuan } from "#mock/world/money.ts";
import type { CartLineRecord } from "../records.ts";
import { cartSums, lineTotal } from "./cart-total.ts";
import type { OrderTerms } from "./checkout-amounts.ts";
import { tiersToReach } from "./line-offers.ts";
import { type PricedLine, priceLine } from "./priced-line.ts";
import { shippingRemainder } from "./shipping.ts";
import { discountName, reductionName } from "./tiers.ts";

/** A number of some goods that reaches a goal. */
type GoalNumber = { readonly goal: TopUpGoal; readonly gain: string; readonly number: number };

type Cart = {
  readonly ticked: readonly PricedLine[];
  readonly terms: OrderTerms;
  readonly eligible: Fen;
  readonly query: { readonly tierId?: number };
};

/** Guesses of a number at the base price: at a lower price each falls short, by less than the one before. */
const MOST_GUESSES = 16;
/** A number that no stock has. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** The numbers of a line at which it, or the order with it, reaches its next offers; `has` is its number now. */
export function goalNumbers(
  line: CartLineRecord,
  goods: GoodsRecord,
  has: number,
  cart: Cart,
): readonly GoalNumber[] {
  const totalAt = (number: number): Fen =>
    number === 0 ? 0 : lineTotal(priceLine({ ...line, number }, goods));
  const numberFor = (missing: Fen): number => {
    let number = has;
    let left = missing;
    for (let guess = 0; guess < MOST_GUESSES; guess += 1) {
      number = raised(number + Math.max(1, Math.ceil(left / Math.max(1, goods.base_price))));
      left = missing - (totalAt(number) - totalAt(has));
      if (left <= 0) return number;
    }
    return NEVER;
  };
  const raised = (number: number) => raiseToMultiple(number, goods.zbz);
  return [
    ...(isCouponEligible(goods) ? orderTiers(cart, numberFor) : []),
    ...freeShipping(goods, cart, numberFor),
    ...goodsGoals(line, goods, has),
  ];
}

function orderTiers({ terms, eligible, query }: Cart, numberFor: (missing: Fen) => number): GoalNumber[] {
  function next<T extends { readonly id: number; readonly amount: Fen }>(
    goal: TopUpGoal,
    tiers: readonly T[],
    nameOf: (tier: T) => string,
  ): GoalNumber[] {
    const open = tiers.filter(({ amount }) => amount > eligible).toSorted((a, b) => a.amount - b.amount);
    const next = open.find(({ id }) => id === query.tierId) ?? open[0];
    return next ? [{ goal, gain: nameOf(next), number: numberFor(next.amount - eligible) }] : [];
  }
  return [
    ...next(TopUpGoal.Reduction, terms.fullReductions, reductionName),
    ...next(TopUpGoal.Discount, terms.discounts, discountName),
  ];
}

function freeShipping(
  goods: GoodsRecord,
  { ticked, terms }: Cart,
  numberFor: (missing: Fen) => number,
): GoalNumber[] {
  const shipped = ticked.map(({ line, goods: item }) => ({ number: line.number, goods: item }));
  const missing = shippingRemainder(shipped, cartSums(ticked).amount, terms.earlier, terms.shipping);
  if (missing === 0) return [];
  const byAmount = { goal: 3 as const, gain: "免运费", number: numberFor(missing) };
  const single = { goal: 3 as const, gain: "单品包邮，整单免运费", number: goods.qg_number };
  const shippingGoal = { goal: 3 as const, gain: "包邮商品满量免运费", number: goods.free_shipping_number };
  return [
    byAmount,
    ...(goods.is_dpby === Flag.Yes ? [single] : []),
    ...(goods.is_free_shipping === Flag.Yes ? [shippingGoal] : []),
  ];
}

function goodsGoals(line: CartLineRecord, goods: GoodsRecord, has: number): GoalNumber[] {
  const goals: GoalNumber[] = [];
  const tier = tiersToReach(line, goods).find(({ number }) => number > has);
  if (tier) {
    const gain = `满 ${tier.number} ${goods.bzdw}享 ${formatYuan(tier.price)} 元`;
    goals.push({ goal: TopUpGoal.LadderPrice, gain, number: tier.number });
  }
  const { reduction } = goods;
  if (reduction && line.goods_manjian_id > 0) {
    const { before, price } = priceLine({ ...line, number: Math.max(1, has) }, goods);
    const full = (Math.floor((has === 0 ? 0 : before) / reduction.amount) + 1) * reduction.amount;
    const gain = `每满 ${formatCount(reduction.amount / 100)} 减 ${formatCount(reduction.reduce / 100)}`;
    goals.push({ goal: TopUpGoal.GoodsReduction, gain, number: Math.ceil(full / price) });
  }
  return goals;
}
