import { CartFilterId, CartLineType } from "#generated/enums.ts";
import type { ActivityData } from "#generated/model/activityData.ts";
import type { ActivityTier } from "#generated/model/activityTier.ts";
import type { CartFilter } from "#generated/model/cartFilter.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { CartTotals } from "#generated/model/cartTotals.ts";
import type { ShippingData } from "#generated/model/shippingData.ts";
import { ELIGIBLE_GOODS, isCouponEligible } from "#mock/domain/coupon/rules/eligible.ts";
import { viewOf } from "#mock/domain/goods/present/goods.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, toYuan } from "#mock/world/money.ts";
import type { DiscountTier, FullReductionTier } from "../records.ts";
import { cartSums, counts } from "../rules/cart-total.ts";
import type { OrderTerms } from "../rules/checkout-amounts.ts";
import { hasFreeShipping, isNearMinimum, isPromoted } from "../rules/line-offers.ts";
import { orderTerms } from "../rules/priced-cart.ts";
import type { PricedLine } from "../rules/priced-line.ts";
import { shippingRemainder } from "../rules/shipping.ts";
import {
  appliedTier,
  discountName,
  discountOf,
  reductionName,
  type TierState,
  tierStates,
} from "../rules/tiers.ts";
import { presentCartLine } from "./cart-line.ts";

/** The effect of a change on the rest of the cart: shipping and offers. */
export function presentCartState(
  state: WorldState,
  userId: number,
  lines: readonly PricedLine[],
): { shipping_data: ShippingData; activity_data: ActivityData } {
  const terms = orderTerms(state, userId);
  return {
    shipping_data: {
      shipping_amount: toYuan(terms.shipping.threshold),
      no_trans_order_amount: toYuan(terms.earlier),
      fee: toYuan(terms.shipping.fee),
    },
    activity_data: presentActivities(terms, cartSums(lines).eligible),
  };
}

/** The whole cart, or the lines that match a filter of `filter_data`. */
export function presentCart(
  state: WorldState,
  user: UserRecord,
  lines: readonly PricedLine[],
  filter: CartFilterId,
  origin: string,
): CartStore {
  const view = viewOf(state, user, origin);
  return {
    data: lines.filter(FILTERS[filter].passes).map((line) => presentCartLine(line, view)),
    ...presentCartState(state, user.id, lines),
    filter_data: presentFilters(lines),
    hidden_hints: [...user.hiddenHints],
  };
}

export function presentTotals(
  state: WorldState,
  userId: number,
  lines: readonly PricedLine[],
): Required<CartTotals> {
  const { amount, eligible, ineligible, selected } = cartSums(lines);
  const { earlier, shipping } = orderTerms(state, userId);
  const shipped = lines.filter(counts).map(({ line, goods }) => ({ number: line.number, goods }));
  return {
    total: lines.length,
    selected,
    amount: toYuan(amount),
    eligible_amount: toYuan(eligible),
    ineligible_amount: toYuan(ineligible),
    shipping_remainder: toYuan(shippingRemainder(shipped, amount, earlier, shipping)),
  };
}

type Filter = { readonly name: string; readonly passes: (line: PricedLine) => boolean };

const FILTERS: Readonly<Record<CartFilterId, Filter>> = {
  [CartFilterId.All]: { name: "全部", passes: () => true },
  [CartFilterId.Normal]: { name: "普通商品", passes: ({ line }) => line.type === CartLineType.Normal },
  [CartFilterId.Spike]: { name: "秒杀", passes: ({ line }) => line.type === CartLineType.Spike },
  [CartFilterId.Combination]: { name: "组合", passes: ({ line }) => line.type === CartLineType.Combination },
  [CartFilterId.Promotion]: { name: "促销", passes: isPromoted },
  [CartFilterId.FreeShipping]: { name: "包邮", passes: hasFreeShipping },
  [CartFilterId.AlmostReached]: { name: "即将达标", passes: isNearMinimum },
  [CartFilterId.CouponUsable]: {
    name: "可用券",
    passes: ({ goods, canSelect }) => canSelect && isCouponEligible(goods),
  },
  [CartFilterId.Invalid]: { name: "失效商品", passes: ({ canSelect }) => !canSelect },
};

const FILTER_ORDER: readonly CartFilterId[] = [
  CartFilterId.All,
  CartFilterId.Promotion,
  CartFilterId.FreeShipping,
  CartFilterId.AlmostReached,
  CartFilterId.Spike,
  CartFilterId.Combination,
  CartFilterId.Normal,
  CartFilterId.CouponUsable,
  CartFilterId.Invalid,
];

const presentFilters = (lines: readonly PricedLine[]): CartFilter[] =>
  FILTER_ORDER.map((id) => ({ id, name: FILTERS[id].name, number: lines.filter(FILTERS[id].passes).length }));

function presentActivities({ fullReductions, discounts }: OrderTerms, eligible: Fen): ActivityData {
  const onOrder = appliedTier(fullReductions, eligible)?.reduce ?? 0;
  return {
    manjians: { manjians: keyed("m", tierStates(fullReductions, eligible), presentFullReduction) },
    discounts: {
      discounts: keyed("d", tierStates(discounts, eligible), (tier) =>
        presentDiscount(tier, eligible, onOrder),
      ),
    },
  };
}

type TierText = Pick<ActivityTier, "name" | "reduce" | "describe">;

/** Objects iterate over integer keys in ascending order; a letter prefix keeps the reached tiers first. */
function keyed<T extends { readonly id: number; readonly amount: Fen }>(
  letter: string,
  states: ReadonlyArray<TierState<T>>,
  text: (tier: T) => TierText,
): Record<string, ActivityTier> {
  return Object.fromEntries(
    states.map(({ tier, status }) => [
      `${letter}${tier.id}`,
      { id: tier.id, amount: toYuan(tier.amount), status, ...text(tier) },
    ]),
  );
}

const presentFullReduction = (tier: FullReductionTier): TierText => ({
  name: reductionName(tier),
  reduce: toYuan(tier.reduce),
  describe: `${ELIGIBLE_GOODS}满 ${toYuan(tier.amount)} 元减 ${toYuan(tier.reduce)} 元`,
});

/** A discount's amount is known once it is reached. */
const presentDiscount = (tier: DiscountTier, eligible: Fen, onOrder: Fen): TierText => ({
  name: discountName(tier),
  reduce: eligible >= tier.amount ? toYuan(discountOf(tier, eligible - onOrder)) : 0,
  describe: `${ELIGIBLE_GOODS}满 ${toYuan(tier.amount)} 元享 ${tier.percent} 折，在满减之后计算`,
});
