import { describe, expect, it } from "vitest";
import type { CommonData, MenuItem } from "#generated/model/index.ts";
import { categorySourceFor } from "./category-source.ts";

const menu = (first: number): MenuItem[] =>
  Array.from({ length: 9 }, (_, index) => ({
    id: first + index,
    name: `类 ${first + index}`,
    logo: "",
    logo1: "",
    children: [],
    childrenShow: 0,
  }));

const data: CommonData = {
  rnss: [],
  nav: [],
  brand: [],
  timestamp: 0,
  category: menu(1),
  category_yx: menu(101),
  category_zy: menu(201),
  category_qx: menu(301),
};

describe("categorySourceFor", () => {
  it("shows the first seven general categories and links to the list", () => {
    const source = categorySourceFor("/list/table");
    expect(source.entriesOf(data).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(source.linkTo(3, "/list/table")).toBe("/list/table?select=3");
  });

  it("marks the links of the free-shipping zone", () => {
    const source = categorySourceFor("/yx/table");
    expect(source.entriesOf(data)[0]?.id).toBe(101);
    expect(source.linkTo(101, "/list")).toBe("/list?select=101&yx=1");
  });

  it("uses the zones' own menus for herbal medicine and devices", () => {
    expect(categorySourceFor("/zyyp").entriesOf(data)[0]?.id).toBe(201);
    expect(categorySourceFor("/qxzq").entriesOf(data)[0]?.id).toBe(301);
  });
});
