import { describe, expect, it } from "vitest";
import type { Goods } from "#generated/model/goods.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import type { GoodsSuggestion } from "#generated/model/goodsSuggestion.ts";
import { actingMock } from "../support/acting-mock.ts";
import { cartOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

const list = async (world: TestWorld, query: string) =>
  expectSuccess("listGoods", await world.get(`/api/goods/list?${query}`));

describe("the list", () => {
  it("has disjoint pages and is empty past the end", async () => {
    const world = await mock.world();
    const [first, second, past] = [
      await list(world, ""),
      await list(world, "page=2"),
      await list(world, "page=101"),
    ];
    expect([first.total, first.page, first.page_size, first.list.length]).toEqual([2000, 1, 20, 20]);
    const ids = [...first.list, ...second.list].map(({ id }) => id);
    expect(new Set(ids).size).toBe(40);
    expect([past.list, past.total]).toEqual([[], 2000]);
    expect((await list(world, "page=100")).list).toHaveLength(20);
  });

  it("is valid on every page", async () => {
    const world = await mock.as("buyer");
    const seen = new Set<number>();
    for (let page = 1; page <= 20; page += 1) {
      for (const { id } of (await list(world, `page_size=100&page=${page}`)).list) seen.add(id);
    }
    expect(seen.size).toBe(2000);
  });

  it.each([
    ["keywords=amxljn", (goods: Goods) => goods.name === "阿莫西林胶囊"],
    ["keywords=%20%E5%B8%83%E6%B4%9B%E8%8A%AC%20", (goods: Goods) => goods.name.includes("布洛芬")],
    ["keywords=jnkn&type=2", (goods: Goods) => goods.sccj.startsWith("江南康宁")],
    ["select=33", (goods: Goods) => goods.pzwh === ""],
    ["yx=1", (goods: Goods) => goods.is_free_shipping === 1],
    ["is_youx=1", (goods: Goods) => goods.is_youx === 1],
    ["in_stock=1", (goods: Goods) => goods.number > 0],
    ["rx=3", (goods: Goods) => goods.rx === 3],
    ["brand_id=1", (goods: Goods) => goods.brand_id === 1],
    ["price_min=10&price_max=12.5", (goods: Goods) => goods.price! >= 10 && goods.price! <= 12.5],
  ])("filtered by %s", async (query, fits) => {
    const world = await mock.as("buyer");
    const { list: goods, total } = await list(world, `${query}&page_size=100`);
    expect(goods.length).toBeGreaterThan(0);
    expect(goods.length).toBe(Math.min(100, total));
    expect(goods.filter((item) => !fits(item)).map(({ id, name }) => ({ id, name }))).toEqual([]);
  });

  it("filtered by coupon: no running flash sale, and no goods marked as excluded", async () => {
    const world = await mock.world();
    const found = async (keywords: string) =>
      (await list(world, `with_coupon=1&keywords=${encodeURIComponent(keywords)}`)).list.map(({ id }) => id);
    expect(await found("感冒灵颗粒")).not.toContain(3);
    expect(await found("盐酸二甲双胍片")).not.toContain(12);
    expect(await found("阿莫西林胶囊")).toContain(7);
    await world.control.clock.advance("150m");
    expect(await found("感冒灵颗粒")).toContain(3);
  });

  it.each([
    ["asc", 1],
    ["desc", -1],
  ])(
    "by unit price (%s) has goods of one substance together, and those without any content last",
    async (order, direction) => {
      const world = await mock.as("buyer");
      const at = async (page: number) =>
        (await list(world, `sort=unit_price&order=${order}&page_size=100&page=${page}`)).list;
      const substances = Map.groupBy(await at(1), ({ pack_content: content }) => content?.substance?.name);
      expect(substances.size).toBeGreaterThan(1);
      for (const goods of substances.values()) {
        const prices = goods.map(
          ({ price, pack_content: content }) => (price! / content!.substance!.grams) * direction,
        );
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      }
      expect((await at(20)).at(-1)?.pack_content).toBeNull();
    },
  );

  it.each([
    ["sort=price", 1],
    ["sort=price&order=desc", -1],
  ])("sorted by %s", async (query, direction) => {
    const world = await mock.as("buyer");
    const prices = (await list(world, `${query}&page_size=100`)).list.map(({ price }) => price! * direction);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it("by sales begins with the best seller", async () => {
    const { list: goods } = await list(await mock.world(), "sort=sales");
    const sales = goods.map((item) => item.sales);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
  });

  it("rejects a price range upside down", async () => {
    const reply = await (await mock.world()).get("/api/goods/list?price_min=20&price_max=10");
    expectError(reply, 422, ["price_min"]);
  });

  it("returns brands and manufacturers with it", async () => {
    const world = await mock.world();
    const { brands, makers } = await list(world, "keywords=amxl");
    const [maker] = makers;
    const query = `keywords=amxl&sccj=${encodeURIComponent(maker!.value)}`;
    expect((await list(world, query)).total).toBe(maker!.number);
    expect((await list(world, `keywords=amxl&brand_id=${brands[0]!.value}`)).total).toBe(brands[0]!.number);
  });
});

describe("goods that the buyer has bought before", () => {
  const nothing = { bought: 0, last_price: null, last_bought_at: null, last_number: 0, monthly_number: 0 };
  const search = async (world: TestWorld, keywords: string, type = 1) =>
    expectSuccess(
      "searchGoods",
      await world.get(`/api/goods/search?keywords=${encodeURIComponent(keywords)}&type=${type}`),
    );

  it("is said on goods everywhere, and comes first in lists by default", async () => {
    const world = await mock.as("buyer");
    const first = await list(world, "page_size=20");
    const isBought = first.list.map(({ bought }) => bought);
    expect(isBought).toEqual(isBought.toSorted((a, b) => b - a));
    expect(new Set(isBought)).toEqual(new Set([1]));
    const found = await list(world, "keywords=blf&page_size=100");
    expect(found.list[0]).toMatchObject({ id: 2, bought: 1 });
    expect(found.list.at(-1)).toMatchObject(nothing);
    const [record] = (
      await world.get<Array<{ price: number; bought_at: string; number: number }>>("/api/goods/bought/2")
    ).body.data;
    expect(found.list[0]).toMatchObject({
      last_price: record!.price,
      last_bought_at: record!.bought_at,
      last_number: record!.number,
    });
    expect((await list(world, "sort=sales&page_size=100")).list.map(({ bought }) => bought)).toContain(0);
  });

  it("can be filtered, with the choices beside the list", async () => {
    const world = await mock.world();
    expect((await list(world, "bought=1")).total).toBe(0);
    await world.login("buyer");
    const found = await list(world, "bought=1&page_size=100");
    expect(found.list.filter(({ bought }) => bought === 0)).toEqual([]);
    expect(found.total).toBeGreaterThan(50);
    const [maker] = found.makers;
    const made = await list(world, `bought=1&sccj=${encodeURIComponent(maker!.value)}`);
    expect(made.total).toBe(maker!.number);
  });

  it("is nothing for a visitor", async () => {
    const { list: goods } = await list(await mock.world(), "keywords=blf&page_size=100");
    expect(goods.filter(({ bought }) => bought === 1)).toEqual([]);
    expect(goods.find(({ id }) => id === 2)).toMatchObject(nothing);
  });

  it("leads the suggestions as goods that can be bought at once; others get words alone", async () => {
    const world = await mock.world();
    const words = await search(world, "blf");
    expect(words.map(({ goods }) => goods)).toEqual(words.map(() => null));
    await world.login("buyer");
    const found = await search(world, "blf");
    expect(found[0]).toMatchObject({ name: "布洛芬缓释胶囊", goods: { id: 2, bought: 1, last_price: 4.35 } });
    expect(found[0]!.goods!.xq).toMatch(/^20\d\d-/);
    const goods = found.flatMap((one) => one.goods ?? []);
    expect(found.slice(0, goods.length).every((one) => one.goods !== null)).toBe(true);
    expect(
      goods.every(({ is_buy: isBuy, number, price }) => isBuy === 1 && number > 0 && price !== null),
    ).toBe(true);
    expect(found.slice(goods.length).map(({ name }) => name)).toContain("布洛芬缓释胶囊");
    expect(found.length).toBeLessThanOrEqual(10);
  });
});

describe("several words", () => {
  it.each([
    ["0.25g × 24 粒 阿莫西林 江南康宁", "阿莫西林胶囊", "0.25g*24粒"],
    ["阿莫西林膠囊0.25g*24粒", "阿莫西林胶囊", "0.25g*24粒"],
    ["芬必得 0.3g*20粒", "布洛芬缓释胶囊", "0.3g*20粒"],
    ["purexitong 500mg*20", "对乙酰氨基酚片", "0.5g*20片"],
  ])("%s are found, suggested and matched as %s %s", async (keywords, name, ypgg) => {
    const world = await mock.as("buyer");
    const query = `keywords=${encodeURIComponent(keywords)}&type=1`;
    const found = await list(world, `${query}&page_size=100`);
    expect(found.total).toBeGreaterThan(0);
    for (const goods of found.list) expect(goods).toMatchObject({ name, ypgg });
    expect(found).toMatchObject({ is_near: 0, fewer_words: [] });
    const [suggested] = expectSuccess("searchGoods", await world.get(`/api/goods/search?${query}`));
    expect(suggested?.goods).toMatchObject({ name, ypgg });
    const matched = await world.post("/api/goods/match", { lines: [{ text: keywords }] });
    const [line] = expectSuccess("matchGoods", matched);
    expect(line?.candidates.length).toBeGreaterThan(0);
    for (const goods of line!.candidates) expect(goods).toMatchObject({ name, ypgg });
  });

  it("are offered without the one that finds nothing, by the same filters", async () => {
    const world = await mock.world();
    const found = await list(world, `keywords=${encodeURIComponent("阿莫西林胶囊 9g*99袋")}&in_stock=1`);
    const inStock = await list(world, `keywords=${encodeURIComponent("阿莫西林胶囊")}&in_stock=1`);
    expect(found).toMatchObject({ total: 0, is_near: 0 });
    expect(found.fewer_words).toEqual([
      { keywords: "阿莫西林胶囊", dropped: "9g*99袋", number: inStock.total },
    ]);
  });
});

describe("an alias", () => {
  it("is said of goods, and of the name that it suggests", async () => {
    const world = await mock.as("buyer");
    const { goods } = (await world.get<GoodsDetail>("/api/goods/detail/2")).body.data;
    expect(goods).toMatchObject({ name: "布洛芬缓释胶囊", aliases: ["芬必得"] });
    const reply = await world.get(`/api/goods/search?keywords=${encodeURIComponent("芬必得")}&type=1`);
    const suggested = expectSuccess("searchGoods", reply);
    expect(suggested.map(({ name, alias }) => [name, alias])).toContainEqual(["布洛芬缓释胶囊", "芬必得"]);
    expect(suggested[0]).toMatchObject({ alias: "芬必得", goods: { id: 2 } });
  });

  it("that is a brand name leaves a line in doubt", async () => {
    const world = await mock.as("buyer");
    const text = "芬必得 0.3g*20粒 江南康宁";
    const [line] = expectSuccess("matchGoods", await world.post("/api/goods/match", { lines: [{ text }] }));
    expect(line).toMatchObject({ status: 2, candidates: [{ id: 2 }] });
    expect(line?.reason).toContain("“芬必得”是商品名");
  });
});

describe("a typing mistake", () => {
  it.each([
    ["amxk", "阿莫西林胶囊"],
    ["amlxjn", "阿莫西林胶囊"],
    ["mxljn", "阿莫西林胶囊"],
    ["阿莫西林胶曩", "阿莫西林胶囊"],
    ["布罗芬", "布洛芬缓释胶囊"],
  ])("in %s finds %s below what is written so", async (keywords, name) => {
    const world = await mock.world();
    const found = await list(world, `keywords=${encodeURIComponent(keywords)}&type=1&page_size=100`);
    expect(found.list.map((item) => item.name)).toContain(name);
    expect(found.is_near).toBe(keywords === "mxljn" ? 0 : 1);
    const suggested = await world.get<GoodsSuggestion[]>(
      `/api/goods/search?keywords=${encodeURIComponent(keywords)}&type=1`,
    );
    expect(suggested.body.data.map((one) => one.name)).toContain(name);
  });

  it("changes nothing where something is written so, and two are not forgiven", async () => {
    const world = await mock.world();
    const exact = await list(world, "keywords=amxljn&page_size=100");
    expect([exact.is_near, new Set(exact.list.map(({ name }) => name))]).toEqual([
      0,
      new Set(["阿莫西林胶囊"]),
    ]);
    expect(await list(world, "keywords=bmxkjn")).toMatchObject({ total: 0, is_near: 0 });
  });
});

describe("a barcode", () => {
  it("finds its goods alone, and no others by a wrong check digit", async () => {
    const world = await mock.as("buyer");
    const { barcode } = (await world.get<GoodsDetail>("/api/goods/detail/7")).body.data;
    const found = await list(world, `keywords=${barcode}&type=2`);
    expect(found.list.map(({ id }) => id)).toEqual([7]);
    const suggested = await world.get<GoodsSuggestion[]>(`/api/goods/search?keywords=${barcode}&type=1`);
    expect(suggested.body.data.map(({ goods }) => goods?.id)).toEqual([7]);
    const wrong = `${barcode.slice(0, -1)}${(Number(barcode.at(-1)) + 1) % 10}`;
    expect((await list(world, `keywords=${wrong}`)).total).toBe(0);
  });
});

describe("prices", () => {
  it.each([
    [undefined, "登录后可见价格"],
    ["newbie", "资质审核通过后可见价格"],
  ])("are hidden from %s", async (persona, hint) => {
    const world = await mock.world();
    if (persona) await world.login(persona);
    const everything = (await list(world, "page_size=100")).list;
    expect(everything.every(({ price, base_price: base }) => price === null && base === null)).toBe(true);
    expect(new Set(everything.map(({ price_hint: text }) => text))).toEqual(new Set([hint]));
    const texts = everything.flatMap(({ ladder_price: ladder, tags }) => [
      ...ladder,
      ...tags.map((tag) => tag.describe),
    ]);
    expect(texts.filter((text) => /\d\s*元/.test(JSON.stringify(text)))).toEqual([]);
    const detail = await world.get<GoodsDetail>("/api/goods/detail/7");
    expect(JSON.stringify(detail.body.data.promotions)).not.toMatch(/\d\s*元/);
  });

  it("are shown to an approved buyer as in the data", async () => {
    const world = await mock.as("buyer");
    const { text } = await world.get("/api/goods/detail/2");
    expect(text).toContain('"base_price":4.35,"price":4.35,"price_hint":""');
    expect((await world.get("/api/goods/detail/1")).text).toContain('"price":19.9,');
  });
});

it("prices are hidden from an account that is shown nothing, with the reason", async () => {
  const world = await mock.as("buyer");
  await act(world, (state) => state.users.put(1, { ...state.users.get(1)!, show: 0 }));
  const [first] = (await list(world, "")).list;
  expect(first).toMatchObject({ price: null, base_price: null, ladder_price: [] });
  expect(first!.price_hint).toBe("您的账号已停止显示价格，请联系专属客服");
});

describe("the buyer's state of goods", () => {
  it("is returned with them", async () => {
    const world = await mock.as("buyer");
    const { goods } = (await world.get<GoodsDetail>("/api/goods/detail/7")).body.data;
    expect(goods).toMatchObject({ cart_number: 20, is_star: 1 });
    await world.post("/api/cart/batch_delete", { ids: [101] });
    const after = (await world.get<GoodsDetail>("/api/goods/detail/7")).body.data;
    expect(after.goods).toMatchObject({ cart_number: 0, is_star: 1 });
  });
});

describe("suggestions", () => {
  it.each([
    ["slbzs", 1, "参苓白术散"],
    ["阿莫", undefined, "阿莫西林胶囊"],
    ["江南", 2, "江南康宁制药有限公司"],
  ])("for %s of type %s are %s", async (keywords, type, name) => {
    const world = await mock.world();
    const query = `keywords=${encodeURIComponent(keywords)}${type === undefined ? "" : `&type=${type}`}`;
    const found = expectSuccess("searchGoods", await world.get(`/api/goods/search?${query}`));
    expect(found.map((suggestion) => suggestion.name)).toContain(name);
    expect(found.length).toBeLessThanOrEqual(10);
    for (const suggestion of found) {
      const of = `keywords=${encodeURIComponent(suggestion.name)}${type === undefined ? "" : `&type=${type}`}`;
      expect((await list(world, of)).total).toBe(suggestion.number);
    }
  });

  it("are empty for unknown words", async () => {
    const reply = await (await mock.world()).get("/api/goods/search?keywords=zzzzzz");
    expect(expectSuccess("searchGoods", reply)).toEqual([]);
  });
});

describe("hot goods", () => {
  it("are available, best first", async () => {
    const goods = expectSuccess("listHotGoods", await (await mock.world()).get("/api/goods/hot"));
    expect(goods).toHaveLength(20);
    expect(goods.every(({ is_buy: isBuy, number }) => isBuy === 1 && number > 0)).toBe(true);
    const sales = goods.map((item) => item.sales);
    expect(sales).toEqual(sales.toSorted((a, b) => b - a));
  });
});

describe("the detail", () => {
  it.each([1, 3, 5, 8, 10, 11, 14, 15, 16, 17, 900_001, 500, 1999])(
    "is complete for goods %d",
    async (id) => {
      const world = await mock.as("buyer");
      const reply = await world.get(`/api/goods/detail/${id}`);
      const detail = expectSuccess("getGoodsDetail", reply);
      expect(detail.goods.id).toBe(id);
      expect(detail.category).toHaveLength(3);
      expect(detail.batches.reduce((sum, { number }) => sum + number, 0)).toBe(detail.goods.number);
      expect(detail.instructions.length).toBeGreaterThan(6);
      expect(
        detail.same_maker.every(({ sccj, id: other }) => sccj === detail.goods.sccj && other !== id),
      ).toBe(true);
      for (const { list_url: small, url } of detail.goods.goods_image) {
        expect([(await fetch(small)).status, (await fetch(url)).status]).toEqual([200, 200]);
      }
    },
  );

  it("explains the price tiers", async () => {
    const world = await mock.as("buyer");
    const { goods, promotions } = (await world.get<GoodsDetail>("/api/goods/detail/7")).body.data;
    expect(goods.ladder_price).toEqual([
      { number: 10, price: 12.5 },
      { number: 100, price: 11.9 },
    ]);
    expect(promotions.map(({ describe: text }) => text)).toContain("满 10 盒 12.50 元，满 100 盒 11.90 元");
  });

  it("returns 404 for unknown goods", async () => {
    expectError(await (await mock.world()).get("/api/goods/detail/800000"), 404);
  });
});

describe("expired goods", () => {
  const goods = async (world: TestWorld, id: number) =>
    expectSuccess("getGoodsDetail", await world.get(`/api/goods/detail/${id}`)).goods;

  it("cannot be bought from the next day on, and say why", async () => {
    const world = await mock.as("buyer");
    const { xq } = await goods(world, 19);
    await world.control.clock.set(`${xq} 23:59:59`);
    await world.login("buyer");
    expect(await goods(world, 19)).toMatchObject({ is_buy: 1 });
    const { total } = (await world.post<{ total: number }>("/api/cart/quick_add/19")).body.data;
    expect(total).toBeGreaterThan(0);
    await world.control.clock.advance("1s");
    const detail = await goods(world, 19);
    expect(detail).toMatchObject({ is_buy: 0, no_buy_reason: "已过有效期，已停止销售，请选购同类商品" });
    const refused = await world.post("/api/cart/quick_add/19");
    expectError(refused, 422, ["id"]);
    expect(refused.body.errors!.id![0]).toContain("已过有效期");
    const data = await cartOf(world);
    const line = data.find(({ goods }) => goods.id === 19)!;
    expect(line.is_selected).toBe(0);
    expectError(await world.post("/api/cart/checkout", { ids: [line.id], new: 1 }), 422, ["ids"]);
  });

  it("are for nobody, special buyers of controlled goods included", async () => {
    const world = await mock.world();
    await world.control.clock.set("2033-01-01 10:00:00");
    await world.login("chain");
    expect((await goods(world, 18)).is_buy).toBe(0);
    expect((await goods(world, 900001)).is_buy).toBe(0);
    expect((await world.get<Goods[]>("/api/goods/hot")).body.data).toEqual([]);
  });
});
