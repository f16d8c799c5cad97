import { expect, test } from "vitest";
import type { MenuItem } from "#generated/model/index.ts";
import { placeCategory } from "./category-path.ts";

const item = (id: number, children: MenuItem[] = []): MenuItem => ({
  id,
  name: `c${id}`,
  logo: "",
  logo1: "",
  children,
  childrenShow: 0,
});
const menus = {
  category: [item(1, [item(11, [item(111), item(112)])]), item(2)],
  category_yx: [item(1)],
  category_zy: [item(31, [item(311)])],
  category_qx: [item(41)],
};
const ids = (items: readonly MenuItem[]) => items.map(({ id }) => id);

test.each([
  [undefined, undefined, [], [1, 2]],
  [1, undefined, [1], [11]],
  [112, undefined, [1, 11, 112], [111, 112]],
  [2, undefined, [2], [1, 2]],
  [31, undefined, [31], [311]],
  [31, "category_qx", [], [41]],
  [undefined, "category_zy", [], [31]],
  [999, undefined, [], [1, 2]],
  [41, undefined, [41], [41]],
] as const)("category %s of menu %s", (id, menu, path, options) => {
  const place = placeCategory(menus, id, menu);
  expect(ids(place.path)).toEqual(path);
  expect(ids(place.options)).toEqual(options);
});
