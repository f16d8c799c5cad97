import type { Maker } from "#mock/domain/goods/records.ts";
import type { ControlledGroupRecord } from "#mock/domain/zone/records.ts";

/** The maximum number of goods in a group. */
export const MOST_CONTROLLED = 40;

type Row = readonly [url: string, place: string, word: string, adId: number, day: string, describe: string];

const GROUPS: readonly Row[] = [
  [
    "kangning",
    "江南",
    "康宁",
    31,
    "2025-03-10",
    "区域独家，须申请后采购。厂家按县级区域保护，通过后享保护价供货。",
  ],
  ["jimin", "鄱阳", "济民", 33, "2025-06-18", "中成药控销系列，一镇一店。申请时请备注门店所在乡镇或街道。"],
  ["deren", "海陵", "德仁", 34, "2025-09-01", "道地饮片产地直供，限具备中药饮片经营范围的客户申请。"],
  ["antai", "浔阳", "安泰", 35, "2026-01-15", "慢病品种控价供应，须承诺按建议零售价销售。"],
  ["ruikang", "浔阳", "瑞康", 36, "2026-05-20", "连锁专供系列，通过后可享陈列物料与店员培训支持。"],
  ["hetai", "赣北", "和泰", 37, "2026-10-28", "新加入的控销品牌，精制饮片小包装，首批开放 300 家门店名额。"],
];

/** The groups in the order of opening. Manufacturers are found by region and name. */
export function controlledGroups(makers: readonly Maker[]): ControlledGroupRecord[] {
  return GROUPS.flatMap(([url, place, word, adId, day, describe], index) => {
    const maker = makers.find(({ name }) => name.startsWith(place + word));
    if (maker === undefined) return [];
    const openedAt = Date.parse(`${day}T09:00:00+08:00`);
    return [{ id: index + 1, url, name: `${word}控销`, describe, makerId: maker.id, adId, openedAt }];
  });
}
