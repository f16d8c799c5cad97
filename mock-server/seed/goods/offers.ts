import { CartLineType, Flag, GoodsType, LadderPriceType, NextGiftType } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { GiftOffer, GoodsRecord, LadderTier, OfferTimes } from "#mock/domain/goods/records.ts";
import { WELFARE_PERIOD } from "#mock/domain/goods/rules/spike-times.ts";
import type { Dice } from "#mock/seed/dice.ts";
import type { OfferPlaces } from "./offer-places.ts";

/** The fields of a product that determine how it is sold. */
export type Offer = Pick<
  GoodsRecord,
  | "offer_price"
  | "ladder_price"
  | "ladder_price_type"
  | "is_buy"
  | "no_buy_reason"
  | "number"
  | "is_free_shipping"
  | "free_shipping_number"
  | "is_dpby"
  | "qg_number"
  | "is_youx"
  | "type"
  | "limit_number"
  | "is_yj"
  | "is_jxq"
  | "sale_type"
  | "with_coupon"
  | "gift"
  | "controlled_group"
> & {
  readonly reduction: { readonly amount: number; readonly reduce: number } | null;
  /** When the offer price is active; null for always. */
  readonly times: OfferTimes | null;
};

/** A regular product: sold at its base price, without offers. */
export const PLAIN: Offer = {
  offer_price: null,
  ladder_price: [],
  ladder_price_type: LadderPriceType.FromNumber,
  is_buy: Flag.Yes,
  no_buy_reason: "",
  number: 500,
  is_free_shipping: Flag.No,
  free_shipping_number: 0,
  is_dpby: Flag.No,
  qg_number: 0,
  is_youx: Flag.No,
  type: GoodsType.SelfOperated,
  limit_number: 0,
  is_yj: Flag.No,
  is_jxq: Flag.No,
  sale_type: CartLineType.Normal,
  with_coupon: Flag.Yes,
  gift: null,
  controlled_group: "",
  reduction: null,
  times: null,
};

export const REASONS = {
  delisted: "商品已下架，请选购同类商品",
  controlled: "控销商品，请联系专属客服开通采购权限",
  paused: "厂家暂停供货，到货时间未定，请选购同类商品",
} as const;

const GIFTS: readonly GiftOffer[] = [
  { type: NextGiftType.Gift, name: "医用棉签 50 支", every: 10, price: 0 },
  { type: NextGiftType.Gift, name: "定制购物袋", every: 20, price: 0 },
  { type: NextGiftType.Gift, name: "酒精棉片 20 片", every: 10, price: 0 },
  { type: NextGiftType.AddOn, name: "一次性医用口罩 50 只", every: 20, price: 290 },
  { type: NextGiftType.AddOn, name: "电子体温计 1 支", every: 30, price: 590 },
];

/** Rounds to typical wholesale prices: mostly whole 角, occasionally an odd 分. */
function tidy(fen: number, dice: Dice): number {
  return dice.chance(35) ? Math.max(1, Math.round(fen)) : Math.max(10, Math.round(fen / 10) * 10);
}

function ladderOf(base: number, zbz: number, type: LadderPriceType, dice: Dice): LadderTier[] {
  const first = zbz * dice.pick([2, 5, 10]);
  const numbers = [first, first * dice.pick([3, 5]), first * 20].slice(0, dice.int(2, 3));
  // From-tiers get cheaper with the quantity; up-to tiers are cheap for the first few units only.
  const percents = type === LadderPriceType.FromNumber ? [97, 94, 91] : [92, 95, 98];
  return numbers.map((number, index) => ({
    number,
    price: Math.max(1, Math.floor((base * (percents[index] ?? 100)) / 100)),
  }));
}

/** Why some goods are not for sale; controlled ones are refused by their group. */
const UNBUYABLE = [REASONS.delisted, REASONS.paused];

/** The share of goods with each kind of offer price, per mille. */
const OFFERED = { spike: 13, nearExpiry: 45, everyday: 45, groupBuy: 3, welfare: 60 } as const;

type OfferPrice = Pick<Offer, "offer_price" | "is_jxq" | "times">;

/** Draws an offer price; places in flash sales, daily specials and group-buys are limited, first come first served. */
function drawOfferPrice(base: number, zbz: number, dice: Dice, places: OfferPlaces): OfferPrice {
  const roll = dice.int(1, 1000);
  const percent = dice.int(0, 15);
  let upTo = 0;
  const drawn = (what: keyof typeof OFFERED) => roll <= (upTo += OFFERED[what]);
  const at = (from: number) => tidy((base * (from + percent)) / 100, dice);
  const timed = (times: OfferTimes | undefined, price: number): OfferPrice =>
    times
      ? { offer_price: price, is_jxq: Flag.No, times }
      : { offer_price: null, is_jxq: Flag.No, times: null };
  if (drawn("spike")) return timed(places.spike(), at(70));
  if (drawn("nearExpiry")) return { offer_price: at(56), is_jxq: Flag.Yes, times: null };
  if (drawn("everyday")) return timed(places.everyday(), at(80));
  if (drawn("groupBuy")) return timed(places.groupBuy(zbz), at(75));
  if (drawn("welfare")) return timed({ kind: "welfare", ...WELFARE_PERIOD }, welfarePrice(base));
  return { offer_price: null, is_jxq: Flag.No, times: null };
}

/** The storewide price, rounded down to the 分 (specification section 9). `base` in 分. */
export const welfarePrice = (base: number): number => Math.floor((base * terms.welfare.percent) / 100);

/** Draws how a product is sold. `base` in 分. */
export function drawOffer(base: number, zbz: number, dice: Dice, places: OfferPlaces): Offer {
  const price = drawOfferPrice(base, zbz, dice, places);
  const kind = price.times?.kind;
  const offered = price.offer_price !== null;
  const stockRoll = dice.int(1, 100);
  const ladderType = dice.chance(18) ? 1 : 0;
  const freeShipping = dice.chance(12);
  const singleFree = !freeShipping && dice.chance(4);
  const unbuyable = kind !== "groupBuy" && dice.chance(1.8);
  const type = dice.chance(70) ? 1 : 0;
  const scarce = kind !== "groupBuy" && stockRoll <= 9;
  return {
    offer_price: price.offer_price,
    is_jxq: price.is_jxq,
    times: price.times,
    controlled_group: "",
    ladder_price: !offered && dice.chance(62) ? ladderOf(base, zbz, ladderType, dice) : [],
    ladder_price_type: ladderType,
    is_buy: unbuyable ? Flag.No : Flag.Yes,
    no_buy_reason: unbuyable ? dice.pick(UNBUYABLE) : "",
    number: !scarce ? dice.int(40, 6000) : stockRoll <= 4 ? 0 : dice.int(1, 9),
    is_free_shipping: freeShipping ? Flag.Yes : Flag.No,
    free_shipping_number: freeShipping ? zbz * dice.pick([1, 2, 5]) : 0,
    is_dpby: singleFree ? Flag.Yes : Flag.No,
    qg_number: singleFree ? zbz * dice.pick([5, 10, 20]) : 0,
    is_youx: type === 1 && dice.chance(24) ? Flag.Yes : Flag.No,
    type,
    limit_number:
      kind === "spike" ? zbz * dice.pick([5, 10, 20]) : dice.chance(4) ? zbz * dice.pick([20, 50]) : 0,
    is_yj: kind === "everyday" ? Flag.Yes : Flag.No,
    sale_type: kind === "spike" ? CartLineType.Spike : CartLineType.Normal,
    with_coupon: kind !== "spike" && dice.chance(90) ? Flag.Yes : Flag.No,
    gift: !offered && dice.chance(7) ? dice.pick(GIFTS) : null,
    reduction: !offered && dice.chance(8) ? dice.pick(REDUCTIONS) : null,
  };
}

/** Returns the product's offer while its offer price is not active. */
export const withoutOffer = (offer: Offer): Offer => ({
  ...offer,
  offer_price: null,
  limit_number: offer.sale_type === CartLineType.Spike ? 0 : offer.limit_number,
  is_yj: Flag.No,
  sale_type: CartLineType.Normal,
  with_coupon: offer.sale_type === CartLineType.Spike ? Flag.Yes : offer.with_coupon,
  times: null,
});

/** Goods of a controlled group: not for sale without access to the group, and without offers except price tiers. */
export const controlled = (offer: Offer, group: string): Offer => ({
  ...PLAIN,
  ladder_price: offer.ladder_price,
  ladder_price_type: offer.ladder_price_type,
  number: Math.max(60, offer.number),
  type: offer.type,
  is_buy: Flag.No,
  no_buy_reason: REASONS.controlled,
  controlled_group: group,
});

const REDUCTIONS = [
  { amount: 10_000, reduce: 200 },
  { amount: 20_000, reduce: 500 },
  { amount: 30_000, reduce: 800 },
] as const;
