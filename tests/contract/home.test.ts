import { describe, expect, it } from "vitest";
import type { ArticleCategory } from "#generated/model/articleCategory.ts";
import type { CommonData } from "#generated/model/commonData.ts";
import type { MenuItem } from "#generated/model/menuItem.ts";
import { testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

describe("common data", () => {
  it("holds what the chrome needs, for visitors too", async () => {
    const world = await mock.world();
    const data = expectSuccess("getCommonData", await world.get<CommonData>("/api/focus/common"));
    expect(data.nav.map(({ url }) => url)).toEqual([
      "/",
      "/yx",
      "/zyyp",
      "/qxzq",
      "/jxqzc",
      "/ptzq",
      "/mrtj",
      "/lqzx",
      "/ppzq",
    ]);
    expect(data.rnss.length).toBeGreaterThan(4);
    expect(data.brand.length).toBeGreaterThan(10);
    expect(data.timestamp).toBe(Date.parse("2026-11-21T10:00:00+08:00") / 1000);
    await world.control.clock.advance(90);
    const later = (await world.get<CommonData>("/api/focus/common")).body.data;
    expect(later.timestamp - data.timestamp).toBe(90);
  });

  it.each(["category", "category_yx", "category_zy", "category_qx"] as const)(
    "%s has seven entries or more, on three levels, each with goods",
    async (menu) => {
      const world = await mock.world();
      const items = (await world.get<CommonData>("/api/focus/common")).body.data[menu];
      expect(items.length).toBeGreaterThanOrEqual(7);
      const depth = ({ children }: MenuItem): number => 1 + Math.max(0, ...children.map(depth));
      expect(new Set(items.map(depth))).toEqual(new Set([3]));
      const yx = menu === "category_yx" ? "&yx=1" : "";
      for (const { id } of items) {
        const list = await world.get<{ total: number }>(`/api/goods/list?select=${id}&page_size=1${yx}`);
        expect(list.body.data.total).toBeGreaterThan(0);
      }
    },
  );

  it("names pictures that are there", async () => {
    const world = await mock.world();
    const { brand, category } = (await world.get<CommonData>("/api/focus/common")).body.data;
    const urls = [
      ...brand.map(({ image }) => image),
      ...category.flatMap(({ logo, logo1 }) => [logo, logo1]),
    ];
    for (const url of urls) {
      const picture = await fetch(url);
      expect({ url, status: picture.status }).toEqual({ url, status: 200 });
      expect(await picture.text()).toMatch(/^<svg/);
    }
  });
});

describe("help articles", () => {
  it("come in four groups with the routes of the shop", async () => {
    const world = await mock.world();
    const groups = expectSuccess(
      "listArticleCategories",
      await world.get<ArticleCategory[]>("/api/article/category?category_id=3"),
    );
    expect(groups.map(({ name }) => name)).toEqual(["新手指南", "服务保障", "支付配送", "联系我们"]);
    expect(groups.flatMap(({ articles }) => articles.map(({ url }) => url))).toHaveLength(11);
    expect((await world.get("/api/article/category")).body.data).toEqual(groups);
  });

  it("are empty in another category", async () => {
    const reply = await (await mock.world()).get<ArticleCategory[]>("/api/article/category?category_id=4");
    expect(expectSuccess("listArticleCategories", reply)).toEqual([]);
  });
});
