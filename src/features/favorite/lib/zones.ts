import { GoodsZone } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";

/** The names of the zones, in display order. */
export const ZONE_NAMES: Readonly<Record<GoodsZone, string>> = {
  general: "药品",
  zyyp: "中药饮片专区",
  qxzq: "医疗器械专区",
  kxzq: "控销专区",
  jxqzc: "近效期专区",
  welfare: `全场 ${terms.welfare.percent} 折`,
};

export const ZONES = Object.keys(ZONE_NAMES) as GoodsZone[];

/** Parses a zone from the address; undefined (all zones) if unknown. */
export function readZone(written: string | null): GoodsZone | undefined {
  return Object.values(GoodsZone).find((zone) => zone === written);
}
