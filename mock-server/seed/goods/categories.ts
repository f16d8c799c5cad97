import {
  DEVICE_CATEGORIES,
  GENERAL_CATEGORIES,
  HERBAL_CATEGORIES,
} from "#mock/fixtures/catalogue/categories.ts";
import type { CategoryRecord } from "#mock/domain/goods/records.ts";

/** First-level ids of each menu are above these. */
const MENUS = [
  ["general", GENERAL_CATEGORIES, 0],
  ["herbal", HERBAL_CATEGORIES, 30],
  ["device", DEVICE_CATEGORIES, 40],
] as const;

/** The three category trees as one list, parents before children. */
export function readCategories(): CategoryRecord[] {
  const categories: CategoryRecord[] = [];
  for (const [menu, text, offset] of MENUS) {
    const path = [offset, 0, 0];
    for (const row of text.trim().split("\n")) {
      const depth = (row.length - row.trimStart().length) / 2;
      path[depth] = (path[depth] ?? 0) + 1;
      path.fill(0, depth + 1);
      const [first = 0, second = 0, third = 0] = path;
      const ids = [first, first * 100 + second, (first * 100 + second) * 100 + third];
      const [name = "", indication = ""] = row.trim().split("|");
      categories.push({
        id: ids[depth] ?? 0,
        name,
        menu,
        parentId: depth === 0 ? 0 : (ids[depth - 1] ?? 0),
        level: depth + 1,
        indication,
      });
    }
  }
  return categories;
}
