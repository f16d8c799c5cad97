import type { CommonData, MenuItem } from "#generated/model/index.ts";
import { withQuery } from "#src/shared/paths.ts";

/** Menus show the first seven top-level entries (specification section 9). */
const SHOWN = 7;

type CategorySource = {
  label: string;
  entriesOf: (data: CommonData) => MenuItem[];
  linkTo: (id: number, listPath: string) => string;
};

const linkToList = (id: number, listPath: string) => withQuery(listPath, { select: id });
const firstOf = (menu: MenuItem[]) => menu.slice(0, SHOWN);

const GENERAL: CategorySource = {
  label: "全部商品分类",
  entriesOf: ({ category }) => firstOf(category),
  linkTo: linkToList,
};

/** Zones with a category menu of their own, by the first segment of the path. */
const ZONES: Record<string, CategorySource> = {
  yx: {
    label: "包邮商品分类",
    entriesOf: ({ category_yx }) => firstOf(category_yx),
    linkTo: (id, listPath) => withQuery(listPath, { select: id, yx: 1 }),
  },
  zyyp: { label: "中药材分类", entriesOf: ({ category_zy }) => firstOf(category_zy), linkTo: linkToList },
  qxzq: { label: "医疗器械分类", entriesOf: ({ category_qx }) => firstOf(category_qx), linkTo: linkToList },
};

/** Returns the category menu of a page, and the links of its entries. */
export function categorySourceFor(pathname: string): CategorySource {
  return ZONES[pathname.split("/")[1] ?? ""] ?? GENERAL;
}
