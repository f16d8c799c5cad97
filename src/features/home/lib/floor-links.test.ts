import { expect, it } from "vitest";
import type { CommonData, MenuItem } from "#generated/model/index.ts";
import { floorLinks } from "./floor-links.ts";

const item = (id: number, children: MenuItem[] = []): MenuItem => ({
  id,
  name: `类 ${id}`,
  logo: "",
  logo1: "",
  children,
  childrenShow: 0,
});

const menus: CommonData = {
  rnss: [],
  nav: [],
  brand: [],
  timestamp: 0,
  category: [item(2, [item(201), item(202)])],
  category_yx: [],
  category_zy: [item(33, [item(330, [item(3301), item(3302)])])],
  category_qx: [],
};

it("links to the subcategories of the floor's category, on its page", () => {
  expect(floorLinks("/list?select=2", menus).map(({ to }) => to)).toEqual([
    "/list?select=201",
    "/list?select=202",
  ]);
});

it("goes a level deeper where there is only one subcategory", () => {
  expect(floorLinks("/zyyp?select=33", menus).map(({ to }) => to)).toEqual([
    "/zyyp?select=3301",
    "/zyyp?select=3302",
  ]);
});

it.each(["/mrtj", "/list?select=9", "javascript:alert(1)", ""])("is empty for %j", (url) => {
  expect(floorLinks(url, menus)).toEqual([]);
});
