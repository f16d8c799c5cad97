import { GoodsZone } from "#generated/model/goodsZone.ts";

/** What the zones are called, in the order of the list. */
export const ZONE_NAMES: Readonly<Record<GoodsZone, string>> = {
  general: "药品",
  zyyp: "中药饮片专区",
  qxzq: "医疗器械专区",
  kxzq: "控销专区",
  jxqzc: "近效期专区",
  welfare: "全场 94 折",
};

export const ZONES = Object.keys(ZONE_NAMES) as GoodsZone[];

/** The zone that an address names; undefined for all of them. */
export function readZone(written: string | null): GoodsZone | undefined {
  return Object.values(GoodsZone).find((zone) => zone === written);
}
