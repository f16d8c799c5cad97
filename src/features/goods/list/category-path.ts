import type { CommonData, MenuItem } from "#generated/model/index.ts";

/** The category menus, by their names in the common data. */
export type CategoryMenuName = "category" | "category_yx" | "category_zy" | "category_qx";

const MENUS: readonly CategoryMenuName[] = ["category", "category_zy", "category_qx", "category_yx"];

type Menus = Pick<CommonData, CategoryMenuName>;
export type CategoryPlace = {
  /** From the top of the menu down to the category; empty if there is none or no menu contains it. */
  path: readonly MenuItem[];
  /** Options to narrow the list further: the category's children, or its siblings if it has none. */
  options: readonly MenuItem[];
};

/** Finds a category in the menus; with a menu of the page's own only in that one. */
export function placeCategory(menus: Menus, id: number | undefined, menu?: CategoryMenuName): CategoryPlace {
  const [first = "category", ...others] = menu ? [menu] : MENUS;
  const path =
    id === undefined
      ? []
      : pathIn(
          [first, ...others].map((name) => menus[name]),
          id,
        );
  const [last, parent] = path.toReversed();
  const top = () => menus[MENUS.find((name) => path[0] && menus[name].includes(path[0])) ?? first];
  if (!last) return { path, options: top() };
  return { path, options: last.children.length > 0 ? last.children : (parent?.children ?? top()) };
}

function pathIn(menus: readonly (readonly MenuItem[])[], id: number): MenuItem[] {
  for (const menu of menus) {
    const path = pathTo(menu, id);
    if (path.length > 0) return path;
  }
  return [];
}

function pathTo(items: readonly MenuItem[], id: number): MenuItem[] {
  for (const item of items) {
    if (item.id === id) return [item];
    const below = pathTo(item.children, id);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}
