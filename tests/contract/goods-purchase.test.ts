import { describe, expect, it } from "vitest";
import type { FastBuyItem, Goods, GoodsDetail } from "#tests/support/whole.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { payOnCredit, placeOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

type Page = { list: FastBuyItem[]; total: number; page: number; page_size: number };

async function bought(world: TestWorld, order = "recent") {
  const items: FastBuyItem[] = [];
  for (let page = 1; ; page += 1) {
    const found = expectSuccess(
      "listFastBuy",
      await world.get(`/api/user/fast_buy?order=${order}&page=${page}`),
    );
    items.push(...found.list);
    if (found.list.length === 0) {
      expect(items).toHaveLength(found.total);
      return items;
    }
  }
}

const records = async (world: TestWorld, id: number) =>
  expectSuccess("listBoughtRecords", await world.get(`/api/goods/bought/${id}`));

describe("earlier purchases of goods", () => {
  it("has one entry per product, sorted as requested", async () => {
    const world = await mock.as("buyer");
    const keys = {
      recent: ({ last_bought_at: at }: FastBuyItem) => Date.parse(at),
      often: ({ times }: FastBuyItem) => times,
      number: ({ total_number: number }: FastBuyItem) => number,
    };
    const ids = new Set<string>();
    for (const [order, key] of Object.entries(keys)) {
      const items = await bought(world, order);
      expect(items.length).toBeGreaterThan(5);
      expect(new Set(items.map(({ goods }) => goods.id)).size).toBe(items.length);
      const values = items.map(key);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      ids.add(
        items
          .map(({ goods }) => goods.id)
          .toSorted((a, b) => a - b)
          .join(),
      );
    }
    expect(ids.size).toBe(1);
  });

  it("has a rhythm: what is due first, and how many as a rule", async () => {
    const world = await mock.as("buyer");
    const items = await bought(world, "due");
    const due = items.map(({ due_on: day }) => day ?? "9999-12-31");
    expect(due).toEqual(due.toSorted());
    expect(due.filter((day) => day <= "2026-11-21").length).toBeGreaterThan(3);
    for (const item of items) {
      const days = new Set((await records(world, item.goods.id)).map(({ bought_at: at }) => at.slice(0, 10)));
      expect(item.interval_days > 0).toBe(days.size > 1);
      expect(item.due_on === null).toBe(days.size === 1);
      expect(item.suggested_number % item.goods.zbz).toBe(0);
      expect(item.suggested_number).toBeGreaterThanOrEqual(item.total_number / item.times - 1);
      expect(item.suggested_number).toBeLessThan(item.total_number / item.times + item.goods.zbz + 1);
      if (item.due_on === null) continue;
      const gap = Date.parse(item.due_on) - Date.parse(item.last_bought_at.slice(0, 10));
      expect(gap / 86_400_000).toBe(item.interval_days);
    }
  });

  it("shows what has become dearer since, with every price paid", async () => {
    const world = await mock.as("buyer");
    const all = await bought(world);
    const dearer = all.filter(({ price_change: change }) => change! > 0);
    const ids = dearer.map(({ goods }) => goods.id);
    expect(ids.length).toBeGreaterThan(2);
    const found = await world.get<Page>("/api/user/fast_buy?price_rose=1");
    expect(expectSuccess("listFastBuy", found).list.map(({ goods }) => goods.id)).toEqual(ids.slice(0, 20));
    expect(found.body.data.total).toBe(ids.length);
    for (const item of all) {
      expect(item.prices).toHaveLength(item.times);
      expect(item.prices.at(-1)).toEqual({ bought_at: item.last_bought_at, price: item.last_price });
    }
    expect(all.some(({ price_change: change }) => change! < 0)).toBe(true);
    expect(dearer.some(({ prices }) => new Set(prices.map(({ price }) => price)).size > 1)).toBe(true);
  });

  it("agrees with the records of each product, newest first", async () => {
    const world = await mock.as("buyer");
    for (const item of (await bought(world)).slice(0, 6)) {
      const found = await records(world, item.goods.id);
      expect(found).toHaveLength(Math.min(20, item.times));
      expect(found[0]).toMatchObject({
        bought_at: item.last_bought_at,
        price: item.last_price,
        number: item.last_number,
      });
      if (item.times <= 20) {
        expect(found.reduce((sum, { number }) => sum + number, 0)).toBe(item.total_number);
      }
    }
    expect(await records(world, 10)).toEqual([]);
  });

  it("includes a new order once it is paid", async () => {
    const world = await mock.as("buyer");
    const before = await records(world, 7);
    const { order_id: id } = await placeOrder(world, [101]);
    expect(await records(world, 7)).toEqual(before);
    await payOnCredit(world, id);
    const after = await records(world, 7);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ order_id: id, number: 20, price: 12.5 });
    const [first] = await bought(world);
    expect(first?.goods).toMatchObject({
      id: 7,
      bought: 1,
      last_price: 12.5,
      last_bought_at: after[0]!.bought_at,
      last_number: 20,
    });
  });

  it("is empty for a new buyer, and refused to visitors", async () => {
    expect(await bought(await mock.as("empty"))).toEqual([]);
    expectError(await (await mock.world()).get("/api/user/fast_buy"), 401);
    expectError(await (await mock.world()).get("/api/goods/bought/7"), 401);
  });
});

const match = async (world: TestWorld, lines: ReadonlyArray<readonly [text: string, number: number]>) =>
  expectSuccess(
    "matchGoods",
    await world.post("/api/goods/match", {
      lines: lines.map(([text, number]) => ({ text, number })),
    }),
  );

const only = async (text: string, number = 10) => {
  const [found] = await match(await mock.as("buyer"), [[text, number]]);
  if (!found) throw new Error("no response");
  return found;
};

describe("matching a purchase plan", () => {
  it.each([
    ["its id", "7"],
    ["its id in full-width digits", "７"],
    ["its id with a word before it", "商品编号：7"],
    ["a row of a spreadsheet", "7\t阿莫西林胶囊\t0.25g*24粒"],
    ["name, specification and maker", "阿莫西林胶囊 0.25g*24粒 江南康宁制药有限公司"],
    ["part of the maker", "阿莫西林胶囊 0.25g*24粒 江南康宁"],
    ["full-width signs", "阿莫西林胶囊　０．２５ｇ＊２４粒　江南康宁"],
    ["another sign of multiplication, glued together", "阿莫西林胶囊0.25G×24粒江南康宁"],
    ["pinyin initials", "amxljn 0.25g*24粒 jnkn"],
    ["the units of a specification in Chinese", "阿莫西林胶囊 0.25克×24粒/盒 江南康宁"],
    ["an abbreviated count", "阿莫西林胶囊 0.25g*24s 江南康宁"],
    ["an abbreviated count of its own, with a space", "阿莫西林胶囊 0.25G * 24S 江南康宁"],
    ["a barcode behind its word", "条码:6901000000073"],
    ["a barcode with the leading zero of a case's label", "06901000000073"],
  ])("finds goods by %s", async (_how, text) => {
    const found = await only(text);
    expect(found).toMatchObject({ index: 0, text, number: 10, is_changed: 0, status: 1, reason: "" });
    expect(found.candidates.map(({ id }) => id)).toEqual([7]);
  });

  it("finds goods by approval number, with or without its Chinese prefix", async () => {
    const world = await mock.as("buyer");
    const { pzwh } = (await world.get<GoodsDetail>("/api/goods/detail/7")).body.data.goods;
    const found = await match(world, [
      [pzwh, 10],
      [pzwh.replace("国药准字", ""), 10],
      [`批准文号 ${pzwh.toLowerCase()}`, 10],
    ]);
    for (const { status, candidates } of found) {
      expect(candidates.map(({ id }) => id)).toContain(7);
      expect(status).toBe(candidates.length === 1 ? 1 : 2);
    }
  });

  it("returns several candidates, best first, ten at most", async () => {
    const found = await only("阿莫西林胶囊", 15);
    expect(found).toMatchObject({ status: 2, number: 15, is_changed: 0, reason: "" });
    expect(found.candidates.length).toBeGreaterThan(1);
    expect(found.candidates.length).toBeLessThanOrEqual(10);
    const available = found.candidates.map(({ is_buy, number }: Goods) => is_buy === 1 && number > 0);
    expect(available.lastIndexOf(true)).toBeLessThan(
      available.includes(false) ? available.indexOf(false) : available.length,
    );
    const initials = await only("amxljn");
    expect(new Set(initials.candidates.map(({ name }) => name))).toEqual(new Set(["阿莫西林胶囊"]));
  });

  it("takes a name with one mistake for a question, never for an answer", async () => {
    for (const text of ["阿莫西林胶曩", "amxljm 0.25g*24粒", "阿莫西林胶曩0.25g*24粒"]) {
      const found = await only(text);
      expect(found).toMatchObject({ status: 2, number: 10, is_changed: 0 });
      expect(found.reason).toMatch(/^没有“.*”，以下商品名称相近/);
      expect(found.candidates.map(({ name }) => name)).toContain("阿莫西林胶囊");
    }
  });

  it("puts candidates first that were bought before", async () => {
    const { candidates } = await only("布洛芬缓释胶囊");
    expect(candidates[0]).toMatchObject({ id: 2, bought: 1, last_price: 4.35 });
    expect(candidates.map(({ bought: isBought }) => isBought)).toContain(0);
  });

  it("finds goods by barcode, alone or in a row, and says when it is nobody's", async () => {
    const world = await mock.as("buyer");
    const { barcode } = (await world.get<GoodsDetail>("/api/goods/detail/7")).body.data;
    const wrong = `${barcode.slice(0, -1)}${(Number(barcode.at(-1)) + 1) % 10}`;
    const found = await match(world, [
      [barcode, 10],
      [`${barcode} 阿莫西林胶囊 0.25g*24粒`, 10],
      [wrong, 10],
    ]);
    expect(found.map(({ status, candidates }) => [status, candidates[0]?.id])).toEqual([
      [1, 7],
      [1, 7],
      [0, undefined],
    ]);
    expect(found[2]?.reason).toContain("条码");
  });

  it("does not match another specification", async () => {
    const found = await only("上臂式电子血压计 9台");
    expect(found.status).not.toBe(0);
    const wrong = await only("阿莫西林胶囊 0.77g*24粒");
    expect(wrong.status).toBe(2);
    expect(wrong.reason).toContain("没有规格为 0.77g*24粒 的商品");
    const single = await only("阿莫西林胶囊 0.77g*24粒 江南康宁");
    expect(single).toMatchObject({ status: 2, number: 10 });
    expect(single.candidates.every(({ sccj }) => sccj.includes("江南康宁"))).toBe(true);
    const sized = await only("阿莫西林胶囊 0.25g*24粒");
    expect(new Set(sized.candidates.map(({ ypgg }) => ypgg))).toEqual(new Set(["0.25g*24粒"]));
  });

  it.each<[string, number, number, string]>([
    ["7", 15, 20, "数量须为 10 的倍数，已由 15 调整为 20"],
    ["9", 5, 4, "库存仅剩 4 袋，已由 5 调整为 4"],
    ["13", 30, 10, "每个客户限购 20 盒，您已购 10 盒，已由 30 调整为 10"],
    ["10", 5, 0, "已售罄"],
    ["11", 5, 0, "暂不可购买"],
  ])("%s × %i becomes %i and says why", async (text, asked, number, reason) => {
    const found = await only(text, asked);
    expect(found).toMatchObject({ status: 1, number, is_changed: 1 });
    expect(found.reason).toContain(reason.replace("袋", found.candidates[0]?.bzdw ?? ""));
  });

  it("responds to a line without a quantity with none", async () => {
    const world = await mock.as("buyer");
    const lines = [{ text: "7" }, { text: "阿莫西林胶囊" }, { text: "没有这种药" }];
    const found = expectSuccess("matchGoods", await world.post("/api/goods/match", { lines }));
    expect(found.map(({ status, number, is_changed: isChanged }) => [status, number, isChanged])).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [0, 0, 0],
    ]);
  });

  it("reports lines without a match, and still matches the others", async () => {
    const found = await match(await mock.as("buyer"), [
      ["没有这种药", 3],
      ["7", 10],
      ["999999999", 1],
      ["。，", 2],
    ]);
    expect(found.map(({ index, status, number }) => [index, status, number])).toEqual([
      [0, 0, 3],
      [1, 1, 10],
      [2, 0, 1],
      [3, 0, 2],
    ]);
    expect(found[0]).toMatchObject({ candidates: [], is_changed: 0 });
    expect(found[0]?.reason).toContain("没有找到");
  });

  it("responds to all of 500 lines", async () => {
    const world = await mock.as("buyer");
    const texts = ["阿莫西林胶囊 0.25g*24粒", "蒙脱石散", "lhqwjn", "7", "口罩", "没有这种药"];
    const lines = Array.from({ length: 500 }, (_, index) => [texts[index % 6] ?? "", 10] as const);
    const found = await match(world, lines);
    expect(found.map(({ index }) => index)).toEqual(lines.map((_, index) => index));
    expectError(
      await world.post("/api/goods/match", {
        lines: Array.from({ length: 501 }, () => ({ text: "7", number: 1 })),
      }),
      422,
      ["lines"],
    );
  });

  it("changes nothing, and is for buyers", async () => {
    const world = await mock.as("buyer");
    const count = async () => (await world.get<{ total: number }>("/api/cart/total")).body.data.total;
    const before = await count();
    await match(world, [["7", 10]]);
    expect(await count()).toBe(before);
    expectError(
      await (await mock.world()).post("/api/goods/match", { lines: [{ text: "7", number: 1 }] }),
      401,
    );
  });
});
