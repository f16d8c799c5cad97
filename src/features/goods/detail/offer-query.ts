import { Flag } from "#generated/enums.ts";
import type { GetGoodsDetailParams } from "#generated/model/index.ts";
import {
  getGoodsDetailQueryGoodsManjianIdMax,
  getGoodsDetailQueryGoodsPriceIdMax,
  getGoodsDetailQueryLadderPriceIdMax,
} from "#generated/zod/goods/goods.zod.ts";
import type { Offer } from "#src/entities/goods/offer.ts";

const maxIds = {
  goods_price_id: getGoodsDetailQueryGoodsPriceIdMax,
  ladder_price_id: getGoodsDetailQueryLadderPriceIdMax,
  goods_manjian_id: getGoodsDetailQueryGoodsManjianIdMax,
} as const;
const ids = ["goods_price_id", "ladder_price_id", "goods_manjian_id"] as const;
const flags = ["is_yj", "is_jxq"] as const;

/** Parses the offer in an address, ignoring invalid values. */
export function parseOffer(search: URLSearchParams): GetGoodsDetailParams {
  const offer: GetGoodsDetailParams = {};
  for (const name of ids) {
    const id = parseWhole(search.get(name), maxIds[name]);
    if (id !== undefined) offer[name] = id;
  }
  for (const name of flags) {
    const flag = search.get(name);
    if (flag === "0" || flag === "1") offer[name] = flag === "1" ? Flag.Yes : Flag.No;
  }
  return offer;
}

const PARTS = {
  goods_price_id: "活动价",
  ladder_price_id: "阶梯价",
  goods_manjian_id: "满减",
  is_yj: "优价",
  is_jxq: "近效期特惠",
} as const;

/** The parts of the requested offer that no longer apply to the goods, in words; empty if no offer was requested. */
export function expiredParts(requested: GetGoodsDetailParams, goods: Offer): string[] {
  return [...ids, ...flags]
    .filter((name) => (requested[name] ?? 0) !== 0 && requested[name] !== goods[name])
    .map((name) => PARTS[name]);
}

function parseWhole(written: string | null, max: number): number | undefined {
  const value = /^\d{1,10}$/.test(written ?? "") ? Number(written) : Number.NaN;
  return value <= max ? value : undefined;
}
