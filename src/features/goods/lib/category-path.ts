import type { CommonData, MenuItem } from "#generated/model/index.ts";

/** The category menus of the common data, by their names there. */
export type CategoryMenuName = "category" | "category_yx" | "category_zy" | "category_qx";

const MENUS: readonly CategoryMenuName[] = ["category", "category_zy", "category_qx", "category_yx"];

type Menus = Pick<CommonData, CategoryMenuName>;
export type CategoryPlace = {
  /** From the top of the menu down to the category; empty when none is asked for or no menu has it. */
  path: readonly MenuItem[];
  /** What narrows further: its children, or the categories beside it when it has none. */
  options: readonly MenuItem[];
};

/** Where a category stands. With a menu of the page's own only that one is searched. */
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
