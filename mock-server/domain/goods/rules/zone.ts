import type { GoodsZone } from "#generated/model/goodsZone.ts";
import type { GoodsRecord } from "../records.ts";

type Zoned = Pick<GoodsRecord, "kind" | "is_jxq" | "controlled_group" | "timed" | "offer_price">;

/**
 * The zone in which goods are sold (specification section 2): goods about to expire and controlled ones have their own.
 * Each product has one; the storewide price comes on top of it, so it is none of them.
 */
export function zoneOf({ kind, is_jxq, controlled_group }: Zoned): Exclude<GoodsZone, "welfare"> {
  if (is_jxq === 1) return "jxqzc";
  if (controlled_group !== "") return "kxzq";
  if (kind === "herbal") return "zyyp";
  return kind === "device" ? "qxzq" : "general";
}

/** Whether goods, as they are sold now (soldAt), are found in a zone: in their own, and for 94 % in `welfare`. */
export const isInZone = (goods: Zoned, zone: GoodsZone): boolean =>
  zone === "welfare"
    ? goods.timed?.times.kind === "welfare" && goods.offer_price !== null
    : zoneOf(goods) === zone;
