import { describe, expect, it } from "vitest";
import type { AddCartLines200Data } from "#generated/model/addCartLines200Data.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { Goods } from "#generated/model/goods.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const cart = async (world: TestWorld, query = "") =>
  expectSuccess("listCartLines", await world.get(`/api/cart/list${query}`));
const totals = async (world: TestWorld) => expectSuccess("getCartTotal", await world.get("/api/cart/total"));
const goodsOf = async (world: TestWorld, id: number): Promise<Goods> =>
  (await world.get<GoodsDetail>(`/api/goods/detail/${id}`)).body.data.goods;

async function itemOf(world: TestWorld, id: number, number: number, change: object = {}) {
  const goods = await goodsOf(world, id);
  const { ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = goods;
  const item = { ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
  return { goods_id: id, price: goods.price ?? 0, number, ...item, ...change };
}

const add = (world: TestWorld, ...params: Array<Awaited<ReturnType<typeof itemOf>>>) =>
  world.post<AddCartLines200Data>("/api/cart", { params });

/** Empty except for what a test adds. */
async function emptyCart() {
  const world = await mock.as("buyer");
  const ids = (await cart(world)).data.map(({ id }) => id);
  await world.post("/api/cart/batch_delete", { ids });
  return world;
}

describe("the cart", () => {
  it("holds a typical pharmacy's mix, with unavailable lines unselected", async () => {
    const world = await mock.as("buyer");
    const { data, filter_data: filters, hidden_hints: hints } = await cart(world);
    expect(data).toHaveLength(13);
    const lost = data.filter(({ goods }) => goods.is_buy === 0 || goods.number === 0);
    expect(lost.map(({ id, is_selected: selected }) => [id, selected])).toEqual([
      [110, 0],
      [111, 0],
    ]);
    expect(filters.map(({ id, number }) => [id, number])).toEqual([
      [99_999, 13],
      [4, 6],
      [5, 1],
      [6, 0],
      [1, 1],
      [3, 1],
      [0, 11],
      [8, 8],
      [9, 2],
    ]);
    expect(hints).toEqual([]);
    expect(new Set(data.map(({ key }) => key)).size).toBe(13);
  });

  it.each([
    [1, [103]],
    [3, [104]],
    [4, [101, 102, 103, 105, 106, 108]],
    [5, [107]],
    [9, [110, 111]],
  ])("shows the lines of filter %d", async (filter, ids) => {
    const { data, filter_data: filters } = await cart(await mock.as("buyer"), `?filters=${filter}&new=1`);
    expect(data.map(({ id }) => id)).toEqual(ids);
    expect(filters[0]?.number).toBe(13);
  });

  it.each([
    [40, []],
    [50, [101]],
    [90, [101]],
    [100, []],
  ])("treats %d of 100 in a price tier as near a minimum, or not", async (number, ids) => {
    const world = await mock.as("buyer");
    await world.post("/api/cart/101/edit", { params: { number }, new: 1 });
    const { data } = await cart(world, "?filters=6&new=1");
    expect(data.map(({ id }) => id)).toEqual(ids);
  });

  it("rejects an unknown filter", async () => {
    expectError(await (await mock.as("buyer")).get("/api/cart/list?filters=7"), 422, ["filters"]);
  });

  it("sums to the formula of the total, to the 分", async () => {
    const world = await mock.as("buyer");
    const { data } = await cart(world);
    const fen = (yuan: number) => Math.round(yuan * 100);
    const sum = (lines: typeof data) =>
      lines
        .filter(
          ({ is_selected: selected, type, goods }) =>
            selected && (type === 3 || (goods.is_buy && goods.number)),
        )
        .reduce((total, line) => {
          expect(fen(line.raw_price_manjian)).toBe(fen(line.price) * line.number);
          return (
            total + fen(line.price) * line.number - fen(line.goods_manjian_amount) + fen(line.gift_data.total)
          );
        }, 0);
    const {
      amount,
      eligible_amount: eligible,
      ineligible_amount: rest,
      selected,
      total,
    } = await totals(world);
    expect([total, selected]).toEqual([13, 9]);
    expect(fen(amount)).toBe(sum(data));
    expect(fen(eligible)).toBe(sum(data.filter((line) => line.with_coupon === 1)));
    expect(fen(rest)).toBe(fen(amount) - fen(eligible));
  });

  it("is returned whole with 3,000 lines", async () => {
    const world = await mock.as("big");
    const { data } = await cart(world);
    expect(data).toHaveLength(3000);
    expect((await totals(world)).total).toBe(3000);
    const ids = data.map(({ id }) => id);
    const reply = await world.post("/api/cart/batch_select", { ids, is_selected: 1 });
    const { changed, refused_ids: refused } = expectSuccess("selectCartLines", reply);
    expect(refused.length).toBeGreaterThan(100);
    expect(changed).toBeGreaterThan(900);
  });

  it("can be checked out with its selection of 3,000 lines", async () => {
    const world = await mock.as("big");
    const { data } = await cart(world);
    const ids = data.filter((line) => line.is_selected === 1).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1700);
    const reply = await world.post("/api/cart/checkout", { ids, new: 1 });
    const { lines, amount, credit_available: credit } = expectSuccess("checkoutCart", reply);
    expect(lines).toHaveLength(ids.length);
    expect(amount).toBeLessThan(credit);
  });

  it("is for buyers only", async () => {
    const world = await mock.world();
    expectError(await world.get("/api/cart/list"), 401);
    expectError(await world.get("/api/cart/total"), 401);
    expectError(await world.post("/api/cart/quick_add/7"), 401);
  });
});

describe("tiers", () => {
  const statuses = ({ activity_data: activities }: Pick<CartStore, "activity_data">) =>
    [activities.manjians.manjians, activities.discounts.discounts].map((tiers) =>
      Object.entries(tiers).map(([key, { status, reduce }]) => `${key}:${status}:${reduce}`),
    );

  it("are reached by the amount of eligible lines, and reached ones come first", async () => {
    const world = await emptyCart();
    // 168.00 元 each.
    await add(world, await itemOf(world, 16, 2));
    expect(statuses(await cart(world))[0]).toEqual(["m1:0:8", "m2:0:20", "m3:0:80"]);
    const [line] = (await cart(world)).data;
    const edit = async (number: number) =>
      expectSuccess(
        "editCartLine",
        await world.post(`/api/cart/${line!.id}/edit`, { params: { number }, new: 1 }),
      );
    expect(statuses(await edit(3))[0]).toEqual(["m1:1:8", "m2:0:20", "m3:0:80"]);
    expect(statuses(await edit(6))[0]).toEqual(["m2:1:20", "m1:1:8", "m3:0:80"]);
    // 30 × 168 = 5040, minus 80 is 4960; 2 per cent of it is 99.20.
    expect(statuses(await edit(30))).toEqual([
      ["m3:1:80", "m2:1:20", "m1:1:8"],
      ["d11:1:99.2", "d12:0:0"],
    ]);
    const off = await world.post("/api/cart/batch_select", {
      ids: [line!.id],
      is_selected: 0,
    });
    expect(statuses(expectSuccess("selectCartLines", off))[0]).toEqual(["m1:0:8", "m2:0:20", "m3:0:80"]);
  });

  it("ignore lines without coupons", async () => {
    const world = await emptyCart();
    // 6.90 元 each, with_coupon 0.
    await add(world, await itemOf(world, 12, 500));
    expect(statuses(await cart(world))[0]).toEqual(["m1:0:8", "m2:0:20", "m3:0:80"]);
    expect(await totals(world)).toMatchObject({ amount: 3450, eligible_amount: 0, ineligible_amount: 3450 });
  });
});

describe("prices in the cart", () => {
  it.each([
    [7, 10, 12.5],
    [7, 90, 12.5],
    [7, 100, 11.9],
    [8, 20, 19.9],
    [8, 21, 21.2],
    [8, 61, 22.6],
    [3, 50, 7.5],
    [14, 1, 2.99],
    [2, 3, 4.35],
  ])("%d of them, goods %d, cost %d each", async (id, number, price) => {
    const world = await emptyCart();
    expectSuccess("addCartLines", await add(world, await itemOf(world, id, number)));
    const [line] = (await cart(world)).data;
    expect(line).toMatchObject({ number, price });
    const fen = Math.round(price * 100) * number;
    expect(line?.raw_price_manjian).toBe(fen / 100);
  });

  it("include the line's full reduction, gift and exchange offer", async () => {
    const world = await emptyCart();
    await add(world, await itemOf(world, 1, 31), await itemOf(world, 4, 20), await itemOf(world, 5, 25));
    const { data } = await cart(world);
    // 31 × 19.90 = 616.90: twice 8 off.
    expect(data[0]).toMatchObject({ raw_price_manjian: 616.9, goods_manjian_amount: 16 });
    expect(data[1]?.gift_data).toEqual({ type: 1, name: "定制购物袋", number: 2, total: 0 });
    expect(data[2]?.gift_data).toEqual({ type: 2, name: "电子体温计 1 支", number: 2, total: 11.8 });
    expect((await totals(world)).amount).toBe(616.9 - 16 + 316 + 312.5 + 11.8);
  });
});

describe("adding", () => {
  it("creates a line, and increases it the next time", async () => {
    const world = await emptyCart();
    const first = expectSuccess("addCartLines", await add(world, await itemOf(world, 7, 10)));
    expect(first).toEqual({ total: 1, lines: [{ id: 20_001, goods_id: 7, number: 10 }] });
    const again = expectSuccess("addCartLines", await add(world, await itemOf(world, 7, 20)));
    expect(again).toEqual({ total: 1, lines: [{ id: 20_001, goods_id: 7, number: 30 }] });
  });

  it("rounds a number up to the multiple", async () => {
    const world = await emptyCart();
    expect((await add(world, await itemOf(world, 7, 3))).body.data.lines[0]?.number).toBe(10);
    expect((await add(world, await itemOf(world, 7, 1))).body.data.lines[0]?.number).toBe(20);
  });

  it("adds one middle pack", async () => {
    const world = await emptyCart();
    const reply = await world.post("/api/cart/quick_add/7");
    expect(expectSuccess("quickAddCartLine", reply)).toEqual({ total: 1, number: 10 });
    expect((await world.post("/api/cart/quick_add/7")).body.data).toEqual({ total: 1, number: 20 });
    expectError(await world.post("/api/cart/quick_add/800000"), 404);
    expectError(await world.post("/api/cart/quick_add/11"), 422, ["id"]);
    expectError(await world.post("/api/cart/quick_add/10"), 422, ["id"]);
  });

  it("names every refused item and adds none", async () => {
    const world = await emptyCart();
    const reply = await add(
      world,
      await itemOf(world, 7, 10),
      await itemOf(world, 9, 5),
      await itemOf(world, 10, 1),
      await itemOf(world, 11, 1),
      await itemOf(world, 13, 21),
      { ...(await itemOf(world, 1, 1)), goods_id: 800_000 },
      { ...(await itemOf(world, 1, 1)), ck_id: 9 },
      await itemOf(world, 2, 1, { type: 3 }),
    );
    expectError(reply, 422);
    expect(reply.body.errors).toEqual({
      "params.1.number": ["蒙脱石散库存仅剩 4 盒"],
      "params.2.number": ["头孢克肟分散片已售罄，请选购同类商品"],
      "params.3.number": ["复方丹参片暂不可购买：商品已下架，请选购同类商品"],
      "params.4.number": ["阿托伐他汀钙片每个客户限购 20 盒，您已购 10 盒，最多还可购 10 盒"],
      "params.5.goods_id": ["商品不存在或已下架，请刷新后重新选购"],
      "params.6.ck_id": ["连花清瘟胶囊已调整发货仓库，请刷新后重新加购"],
      "params.7.type": ["布洛芬缓释胶囊不是组合商品，请从商品页加购"],
    });
    expect((await totals(world)).total).toBe(0);
  });

  it("sums the duplicate items of a call", async () => {
    const world = await emptyCart();
    const [one, two] = [await itemOf(world, 9, 2), await itemOf(world, 9, 3)];
    expectError(await add(world, one, two), 422, ["params.1.number"]);
    expect((await add(world, one, one)).body.data).toMatchObject({ total: 1 });
    expect((await cart(world)).data[0]?.number).toBe(4);
  });

  it("is refused before approval", async () => {
    const world = await mock.as("newbie");
    expectError(await add(world, await itemOf(world, 7, 10)), 403);
    expectError(await world.post("/api/cart/quick_add/7"), 403);
    expectError(await world.post("/api/cart/checkout", { ids: [1] }), 403);
  });
});

describe("changing", () => {
  it("sets a number and returns the line with the cart's totals", async () => {
    const world = await mock.as("buyer");
    const reply = await world.post("/api/cart/101/edit", { params: { number: 100 }, new: 1 });
    const change = expectSuccess("editCartLine", reply);
    expect(change.line).toMatchObject({ id: 101, number: 100, price: 11.9, raw_price_manjian: 1190 });
    expect((await goodsOf(world, 7)).cart_number).toBe(100);
  });

  it.each([
    [101, 15, "数量须为 10 的倍数，请改为 20"],
    [101, 870, "阿莫西林胶囊库存仅剩 860 盒"],
    [103, 51, "感冒灵颗粒限购 50 盒，请减少数量"],
    [110, 1, "头孢克肟分散片已售罄，请选购同类商品"],
    [111, 5, "复方丹参片暂不可购买：商品已下架，请选购同类商品"],
    [113, 5, "蒙脱石散库存仅剩 4 盒"],
  ])("rejects the number %d for line %d and keeps the old one", async (id, number, message) => {
    const world = await mock.as("buyer");
    await cart(world);
    const before = (await world.get("/api/cart/list")).text;
    const reply = await world.post(`/api/cart/${id}/edit`, { params: { number }, new: 1 });
    expectError(reply, 422, ["params.number"]);
    expect(reply.body.errors?.["params.number"]).toEqual([message]);
    expect((await world.get("/api/cart/list")).text).toBe(before);
  });

  it("rejects lines that do not exist or belong to another buyer", async () => {
    const world = await mock.as("buyer");
    const form = { params: { number: 10 }, new: 1 };
    expectError(await world.post("/api/cart/999/edit", form), 404);
    expectError(await world.post("/api/cart/201/edit", form), 404);
  });

  it("selects available lines and names the others", async () => {
    const world = await mock.as("buyer");
    const ids = [101, 110, 111, 112, 424_242];
    const on = await world.post("/api/cart/batch_select", { ids, is_selected: 1 });
    expect(expectSuccess("selectCartLines", on)).toMatchObject({ refused_ids: [110, 111] });
    const off = await world.post("/api/cart/batch_select", { ids, is_selected: 0 });
    expect(expectSuccess("selectCartLines", off)).toMatchObject({ changed: 2, refused_ids: [] });
  });

  it("removes lines and ignores those already removed", async () => {
    const world = await mock.as("buyer");
    const remove = (ids: number[]) => world.post("/api/cart/batch_delete", { ids });
    expect(expectSuccess("deleteCartLines", await remove([101, 102, 999, 201]))).toEqual({
      deleted: 2,
      total: 11,
    });
    expect(expectSuccess("deleteCartLines", await remove([101, 102]))).toEqual({ deleted: 0, total: 11 });
  });

  it("hides hints and restores them", async () => {
    const world = await mock.as("buyer");
    const hint = async (query: string) =>
      expectSuccess("hideCartHint", await world.post(`/api/cart/next_hint?${query}`));
    expect((await hint("type=2")).hidden_hints).toEqual([2]);
    expect((await hint("type=1&hide=1")).hidden_hints).toEqual([1, 2]);
    expect((await cart(world)).hidden_hints).toEqual([1, 2]);
    expect((await hint("type=2&hide=0")).hidden_hints).toEqual([1]);
  });
});

describe("copying to another store", () => {
  it("sets numbers, skips unavailable lines, and is idempotent", async () => {
    const world = await mock.as("buyer");
    const form = { ids: [101, 102, 110, 111], other_user_ids: [4] };
    expect(expectSuccess("copyCart", await world.post("/api/cart/copy", form))).toEqual({
      copied: 2,
      skipped: 2,
    });
    await world.post("/api/cart/copy", form);
    await world.login("branch");
    expect((await cart(world)).data.map(({ goods, number }) => [goods.id, number])).toEqual([
      [7, 20],
      [1, 20],
    ]);
  });

  it.each([
    [{ ids: [101], other_user_ids: [3] }, ["other_user_ids"]],
    [{ ids: [101], other_user_ids: [1] }, ["other_user_ids"]],
    [{ ids: [101], other_user_ids: [4, 777] }, ["other_user_ids"]],
    [{ ids: [999], other_user_ids: [4] }, ["ids"]],
    [{ ids: [999], other_user_ids: [2] }, ["ids", "other_user_ids"]],
  ])("rejects %j", async (form, fields) => {
    expectError(await (await mock.as("buyer")).post("/api/cart/copy", form), 422, fields);
  });
});

describe("checkout", () => {
  const checkout = (world: TestWorld, ids: number[]) => world.post("/api/cart/checkout", { ids, new: 1 });

  it("returns the lines and the amounts, which add up, and leaves the cart unchanged", async () => {
    const world = await mock.as("buyer");
    await cart(world);
    const before = (await world.get("/api/cart/list")).text;
    const ids = [101, 102, 103, 104, 105, 106, 107, 108, 109];
    const response = expectSuccess("checkoutCart", await checkout(world, ids));
    expect(response.lines.map(({ id }) => id)).toEqual(ids);
    const fen = (yuan: number) => Math.round(yuan * 100);
    const parts =
      fen(response.goods_amount) -
      fen(response.manjian_amount) -
      fen(response.discount_amount) +
      fen(response.gift_amount) +
      fen(response.shipping_fee);
    expect(fen(response.amount)).toBe(parts);
    expect(response).toMatchObject({
      gift_amount: 5.9,
      shipping_fee: 0,
      credit_available: 41_739.5,
      balance: 2680.5,
    });
    expect((await world.get("/api/cart/list")).text).toBe(before);
  });

  it("charges shipping below the threshold, and none from the single-item quantity on", async () => {
    const world = await emptyCart();
    const { lines } = (await add(world, await itemOf(world, 6, 19))).body.data;
    const [{ id } = { id: 0 }] = lines;
    expect((await checkout(world, [id])).body.data).toMatchObject({ goods_amount: 220.4, shipping_fee: 12 });
    expect((await totals(world)).shipping_remainder).toBe(279.6);
    await world.post(`/api/cart/${id}/edit`, { params: { number: 20 } });
    expect((await checkout(world, [id])).body.data).toMatchObject({ goods_amount: 232, shipping_fee: 0 });
    expect((await totals(world)).shipping_remainder).toBe(0);
  });

  it("requires the signed agreement", async () => {
    const reply = await checkout(await mock.as("unsigned"), [201]);
    expectError(reply, 459);
    expect(reply.body.message).toContain("电子合同");
  });

  it.each([
    [[110], ["头孢克肟分散片已售罄，请选购同类商品，请返回购物车调整"]],
    [[999], ["有商品已不在购物车中，请返回购物车确认"]],
    [[201], ["有商品已不在购物车中，请返回购物车确认"]],
  ])("rejects lines %j", async (ids, messages) => {
    const reply = await checkout(await mock.as("buyer"), ids);
    expectError(reply, 422, ["ids"]);
    expect(reply.body.errors?.ids).toEqual(messages);
  });
});
