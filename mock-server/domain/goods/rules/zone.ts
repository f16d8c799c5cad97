import { Flag } from "#generated/enums.ts";
import type { GoodsZone } from "#generated/enums.ts";
import type { GoodsRecord } from "../records.ts";

type Zoned = Pick<GoodsRecord, "kind" | "is_jxq" | "controlled_group" | "timed" | "offer_price">;

/**
 * The zone of goods (specification section 2): near-expiry and controlled goods have their own. Every product has one
 * zone; the storewide price is independent of it.
 */
export function zoneOf({ kind, is_jxq, controlled_group }: Zoned): Exclude<GoodsZone, "welfare"> {
  if (is_jxq === Flag.Yes) return "jxqzc";
  if (controlled_group !== "") return "kxzq";
  if (kind === "herbal") return "zyyp";
  return kind === "device" ? "qxzq" : "general";
}

/**
 * True if goods, as currently sold (soldAt), are in a zone: their own, or `welfare` if they have the storewide price.
 */
export const isInZone = (goods: Zoned, zone: GoodsZone): boolean =>
  zone === "welfare"
    ? goods.timed?.times.kind === "welfare" && goods.offer_price !== null
    : zoneOf(goods) === zone;
