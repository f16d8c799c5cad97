import type { GoodsZone } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { describeQuery, oneOf, PAGE } from "#src/shared/lib/address-query.ts";

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

export const favoritesQuery = describeQuery({ zone: oneOf(ZONES), ...PAGE });
