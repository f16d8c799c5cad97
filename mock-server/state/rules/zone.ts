import type { GoodsZone } from "#generated/model/goodsZone.ts";
import { REASONS } from "#mock/fixtures/goods/offers.ts";
import type { GoodsRecord } from "#mock/fixtures/goods/records.ts";

/** The zone in which goods are sold (specification section 2): goods about to expire and controlled ones have their own. */
export function zoneOf({
  kind,
  is_jxq,
  no_buy_reason,
}: Pick<GoodsRecord, "kind" | "is_jxq" | "no_buy_reason">): GoodsZone {
  if (is_jxq === 1) return "jxqzc";
  if (no_buy_reason === REASONS.controlled) return "kxzq";
  if (kind === "herbal") return "zyyp";
  return kind === "device" ? "qxzq" : "general";
}
