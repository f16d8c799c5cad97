import { describe, expect, it } from "vitest";
import type { Ad } from "#generated/model/ad.ts";
import type { CommonData } from "#generated/model/commonData.ts";
import type { MenuItem } from "#generated/model/menuItem.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

describe("common data", () => {
  it("has what the layout needs, for visitors too", async () => {
    const world = await mock.world();
    const data = expectSuccess("getCommonData", await world.get("/api/focus/common"));
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
      "/zhzq",
    ]);
    expect(data.nav.filter(({ is_open }) => is_open === 1).map(({ name }) => name)).toEqual(["品牌专区"]);
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

  it("names existing pictures", async () => {
    const world = await mock.world();
    const { brand, category, nav } = (await world.get<CommonData>("/api/focus/common")).body.data;
    const signs = nav.map(({ image }) => image).filter(Boolean);
    expect(signs).toHaveLength(3);
    const urls = [
      ...signs,
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
  it("are grouped with their routes, the footer's four first", async () => {
    const world = await mock.world();
    const groups = expectSuccess(
      "listArticleCategories",
      await world.get("/api/article/category?category_id=3"),
    );
    expect(groups.map(({ name }) => name)).toEqual([
      "新手指南",
      "服务保障",
      "支付配送",
      "关于我们",
      "平台规则",
    ]);
    expect(groups.flatMap(({ articles }) => articles.map(({ url }) => url))).toEqual([
      "/help/xrzn/hyzc",
      "/help/xrzn/gwzn",
      "/help/xrzn/aqgy",
      "/help/xrzn/hyzc?id=66",
      "/help/fwbz/wzzz",
      "/help/fwbz/yhxy",
      "/help/fwbz/zskf",
      "/help/zfps/ddzf",
      "/help/zfps/hwps",
      "/help/zfps/ypth",
      "/help/us/tsjy",
      "/help/us/link",
      "/yx/rule",
      "/privacy",
    ]);
    expect((await world.get("/api/article/category")).body.data).toEqual(groups);
  });

  it("are empty in another category", async () => {
    const reply = await (await mock.world()).get("/api/article/category?category_id=4");
    expect(expectSuccess("listArticleCategories", reply)).toEqual([]);
  });
});

const AD_LISTS = [
  ["listFocusBanners", "/api/focus"],
  ["listTopAds", "/api/focus/top"],
  ["listRightAds", "/api/focus/right"],
  ["listNewProductAds", "/api/focus/xrtj"],
  ["listFreeShippingAds", "/api/focus/yx"],
  ["listLoginAds", "/api/focus/login"],
  ["listHerbalAds", "/api/focus/zyzq"],
  ["listPosters", "/api/focus/postList"],
  ["listRightBanners", "/api/focus/right_banner"],
] as const;

describe("ads", () => {
  it.each(AD_LISTS)("%s has its own pictures and titles", async (operationId, path) => {
    const world = await mock.world();
    const ads = expectSuccess(operationId, await world.get(path));
    expect(ads.length).toBeGreaterThan(0);
    for (const { id, image, title } of ads) {
      expect(image).toMatch(new RegExp(`/images/ads/${id}\\.svg$`, "u"));
      expect(title).not.toBe("");
    }
  });

  it("link inside and outside the site, show a text, an alert or nothing", async () => {
    const world = await mock.world();
    const bottom = expectSuccess("getBottomAd", await world.get("/api/focus/bottom"))!;
    const lists = await Promise.all(AD_LISTS.map(([, path]) => world.get<Ad[]>(path)));
    const urls = [bottom, ...lists.flatMap(({ body }) => body.data)].map(({ url }) => url);
    for (const form of [/^\//u, /^https:/u, /^\*./u, /^#./u, /^$/u]) {
      expect({ form: String(form), found: urls.some((url) => form.test(url)) }).toMatchObject({
        found: true,
      });
    }
    expect(bottom.url).toMatch(/^#/u);
  });
});

describe("the home page", () => {
  it("links to the authorities", async () => {
    const links = expectSuccess("listLinks", await (await mock.world()).get("/api/global/links"));
    expect(links.map(({ url }) => url)).toContain("https://www.nmpa.gov.cn/");
  });

  it("has floors with the best sellers of their category, priced for buyers only", async () => {
    const world = await mock.world();
    const read = async () => expectSuccess("listHomeFloors", await world.get("/api/index_wntj/1"));
    const floors = await read();
    expect(floors.length).toBeGreaterThan(3);
    for (const { goods, url, ads } of floors) {
      expect(goods.length).toBe(10);
      expect(ads.length).toBeGreaterThan(0);
      const sales = goods.map((item) => item.sales);
      expect(sales).toEqual(sales.toSorted((a, b) => b - a));
      expect(goods.every(({ is_buy, number, price }) => is_buy === 1 && number > 0 && price === null)).toBe(
        true,
      );
      const select = /select=(\d+)/u.exec(url)?.[1];
      const list = await world.get<{ total: number }>(`/api/goods/list?select=${select}&page_size=1`);
      expect(list.body.data.total).toBeGreaterThanOrEqual(goods.length);
    }
    await world.login("buyer");
    expect((await read()).every(({ goods }) => goods.every(({ price }) => price !== null))).toBe(true);
  });
});

describe("the flash sale", () => {
  const spike = async (world: TestWorld) => expectSuccess("getSpike", await world.get("/api/index/spike"))!;

  it("runs by the clock, at prices below the regular ones", async () => {
    const world = await mock.as("buyer");
    const session = await spike(world);
    const now = session.timestamp;
    expect(session.status).toBe(2);
    expect(session.starts_at <= now && now <= session.ends_at).toBe(true);
    expect(session.goods.map(({ goods }) => goods.id)).toContain(3);
    for (const { goods, spike: offer } of session.goods) {
      expect(offer.price).toBe(goods.price);
      expect(goods.price! < goods.base_price!).toBe(true);
      expect(goods.goods_price_id).toBe(offer.id);
      expect(offer.sold).toBeLessThanOrEqual(offer.total);
    }
  });

  it("that comes next is shown when none is running, at regular prices until it begins", async () => {
    const world = await mock.as("buyer");
    const first = await spike(world);
    await world.control.clock.set(formatDateTime((first.ends_at + 1) * 1000));
    const next = await spike(world);
    expect(next).toMatchObject({ status: 1 });
    expect(next.starts_at).toBeGreaterThan(first.ends_at);
    for (const { goods, spike: offer } of next.goods) {
      expect(offer).toMatchObject({ status: 1, sold: 0 });
      expect(goods.goods_price_id).not.toBe(offer.id);
    }
    await world.control.clock.set(formatDateTime(next.starts_at * 1000));
    const begun = await spike(world);
    expect(begun).toMatchObject({ id: next.id, status: 2 });
    expect(begun.goods.every(({ goods, spike: offer }) => goods.goods_price_id === offer.id)).toBe(true);
    await world.control.clock.set("2026-11-22 00:00:00");
    expect((await spike(world)).id).toBe(first.id);
  });

  it("hides its prices from visitors, not its goods", async () => {
    const { goods } = await spike(await mock.world());
    expect(goods.length).toBeGreaterThan(3);
    expect(goods.every((item) => item.spike.price === null && item.goods.price === null)).toBe(true);
  });
});
