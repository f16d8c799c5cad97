import { Flag } from "#generated/enums.ts";
import type { GetGoodsDetailParams } from "#generated/model/index.ts";
import {
  getGoodsDetailQueryGoodsManjianIdMax,
  getGoodsDetailQueryGoodsPriceIdMax,
  getGoodsDetailQueryLadderPriceIdMax,
} from "#generated/zod/goods/goods.zod.ts";
import type { Offer } from "#src/entities/goods/offer.ts";
import { describeQuery, type Fields, oneOf } from "#src/shared/lib/address-query.ts";

const flag = oneOf([Flag.No, Flag.Yes]);

const fields = {
  goods_price_id: idOrNone(getGoodsDetailQueryGoodsPriceIdMax),
  ladder_price_id: idOrNone(getGoodsDetailQueryLadderPriceIdMax),
  goods_manjian_id: idOrNone(getGoodsDetailQueryGoodsManjianIdMax),
  is_yj: flag,
  is_jxq: flag,
} satisfies Required<Fields<GetGoodsDetailParams>>;

/** Parses the offer in an address, ignoring invalid values. */
export const { read: parseOffer } = describeQuery(fields);

const PARTS = {
  goods_price_id: "活动价",
  ladder_price_id: "阶梯价",
  goods_manjian_id: "满减",
  is_yj: "优价",
  is_jxq: "近效期特惠",
} as const;

/** The parts of the requested offer that no longer apply to the goods, in words; empty if no offer was requested. */
export function expiredParts(requested: GetGoodsDetailParams, goods: Offer): string[] {
  return (Object.keys(fields) as (keyof typeof fields)[])
    .filter((name) => (requested[name] ?? 0) !== 0 && requested[name] !== goods[name])
    .map((name) => PARTS[name]);
}

/** An id, or 0 for none. */
function idOrNone(max: number) {
  return (written: string): number | undefined => {
    const value = /^\d{1,10}$/.test(written) ? Number(written) : Number.NaN;
    return value <= max ? value : undefined;
  };
}
