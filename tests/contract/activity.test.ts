import { describe, expect, it } from "vitest";
import type { ActivityTap } from "#generated/model/activityTap.ts";
import type { GroupBuy } from "#generated/model/groupBuy.ts";
import type { Welfare } from "#generated/model/welfare.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { Goods, GoodsDetail } from "#tests/support/whole.ts";
import { cartOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { payOnCredit, placeOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const activity = { host: "activity" } as const;
const fen = (yuan: number | null) => Math.round((yuan ?? Number.NaN) * 100);

const list = async (world: TestWorld, query = "") =>
  expectSuccess("listActivities", await world.get(`/api/activity${query}`, activity));
const page = (world: TestWorld, id: number) => world.get(`/api/activity/page/${id}`, activity);

describe("activities", () => {
  it("that are running or about to start are listed, those ending first on top", async () => {
    const world = await mock.world();
    const found = await list(world);
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      [9, 2],
      [11, 2],
      [8, 2],
      [12, 1],
    ]);
    await world.control.clock.set("2026-12-01 10:00:00");
    expect((await list(world)).map(({ id, status }) => [id, status])).toEqual([
      [8, 2],
      [12, 2],
    ]);
  });

  it("are listed by ids, in that order, including past ones", async () => {
    const world = await mock.world();
    expect((await list(world, "?ids=10,8,999,9")).map(({ id }) => id)).toEqual([10, 8, 9]);
    expectError(await world.get("/api/activity?ids=a", activity), 422, ["ids"]);
  });

  it("have pages of blocks, each with what belongs to its kind", async () => {
    const world = await mock.as("buyer");
    const kinds = new Set<string>();
    for (const { id } of await list(world, "?ids=8,9,10,11,12")) {
      const { blocks } = expectSuccess("getActivityPage", await page(world, id));
      for (const { type, text, ads, coupons, goods } of blocks) {
        kinds.add(type);
        const filled = { image: ads.length, text: text.length, coupon: coupons.length, goods: goods.length };
        for (const [kind, count] of Object.entries(filled)) {
          expect({ id, kind, has: count > 0 }).toEqual({ id, kind, has: kind === type });
        }
      }
    }
    expect(kinds).toEqual(new Set(["image", "text", "coupon", "goods"]));
  });

  it("hide prices from visitors", async () => {
    const { blocks } = expectSuccess("getActivityPage", await page(await mock.world(), 8));
    expect(blocks.flatMap(({ goods }) => goods).every(({ price }) => price === null)).toBe(true);
  });

  it("can be read for a month after they end, then return 410", async () => {
    const world = await mock.world();
    expect(expectSuccess("getActivityPage", await page(world, 10)).status).toBe(3);
    expectError(await page(world, 7), 404);
    expectError(await page(world, 999), 404);
    await world.control.clock.advance("31d");
    expectError(await page(world, 10), 404);
  });

  it("are found by their address", async () => {
    const world = await mock.world();
    const resolve = (url: string) =>
      world.get(`/api/activity/resolve?url=${encodeURIComponent(url)}`, activity);
    for (const [url, target] of [
      ["winter/cold", "/yjh/8"],
      ["/chronic/", "/yjh/9"],
      ["12", "/yjh/12"],
      ["hb", "/hb"],
      ["ptzq", "/ptzq"],
    ] as const) {
      expect(expectSuccess("resolveActivity", await resolve(url))).toEqual({ url: target });
    }
    for (const url of ["device/home", "nothing", "winter"]) expectError(await resolve(url), 422, ["url"]);
    expectError(await resolve("a/b/c/d"), 422, ["url"]);
  });

  it("count how often they are opened, per world", async () => {
    const world = await mock.world();
    const tap = (in_: TestWorld, id: number) =>
      in_.post<ActivityTap>("/api/activity/tap", { activity_id: id }, activity);
    const first = expectSuccess("tapActivity", await tap(world, 8));
    expect(first).toEqual({ activity_id: 8, number: 1024 });
    expect((await tap(world, 8)).body.data.number).toBe(1025);
    expect((await tap(await mock.world(), 8)).body.data.number).toBe(1024);
    expectError(await tap(world, 999), 422, ["activity_id"]);
    expectError(await tap(world, 7), 422, ["activity_id"]);
  });

  it("have a template page", async () => {
    const template = expectSuccess("getActivityTemplate", await (await mock.world()).get("/api/focus/demo"));
    expect(new Set(template.blocks.map(({ type }) => type)).size).toBe(4);
  });

  it("appear on the promotion page, with coupons and goods on offer", async () => {
    const world = await mock.as("buyer");
    const promotion = expectSuccess("getPromotion", await world.get("/api/activity/promotion", activity));
    expect(promotion.activities.map(({ id }) => id)).toContain(8);
    expect(promotion.coupons.length).toBeGreaterThan(3);
    expect(promotion.goods.length).toBeGreaterThan(10);
    expect(promotion.goods.every(({ is_buy, tags }) => is_buy === 1 && tags.length > 0)).toBe(true);
  });
});

describe("cashback", () => {
  const read = async (world: TestWorld) =>
    expectSuccess("getCashback", await world.get("/api/activity/cashback", activity));

  it("shows visitors the tiers only", async () => {
    const cashback = await read(await mock.world());
    expect(cashback).toMatchObject({ status: 2, my_amount: 0, my_cashback: 0 });
    expect(cashback.tiers.map(({ amount, status }) => [amount, status])).toEqual([
      [5000, 0],
      [20_000, 0],
      [50_000, 0],
    ]);
  });

  it("grows with paid orders of the period, reached tiers first", async () => {
    const world = await mock.as("buyer");
    const before = await read(world);
    const { order_id: id } = await placeOrder(world, [101]);
    expect((await read(world)).my_amount).toBe(before.my_amount);
    await payOnCredit(world, id);
    const { amount } = (await world.get<{ amount: number }>(`/api/order/${id}`)).body.data;
    const after = await read(world);
    expect(fen(after.my_amount)).toBe(fen(before.my_amount) + fen(amount));
    for (const { amount: tier, status } of after.tiers) expect(status).toBe(after.my_amount >= tier ? 1 : 0);
    const statuses = after.tiers.map(({ status }) => status);
    expect(statuses).toEqual(statuses.toSorted((a, b) => b - a));
    const reached = after.tiers.filter(({ status }) => status === 1).map(({ cashback }) => cashback);
    expect(after.my_cashback).toBe(Math.max(0, ...reached));
  });

  it("shrinks with returns", async () => {
    const world = await mock.as("buyer");
    const before = await read(world);
    const asked = await world.post<{ id: number; amount: number }>("/api/return", {
      order_id: 9002,
      reason: 5,
      lines: [{ order_line_id: 1, number: 1 }],
    });
    const { id, amount } = asked.body.data;
    await world.control.clock.advance("3h");
    await world.post(`/api/return/${id}/ship`, { company: "顺丰速运", tracking_no: "SF1234567890123" });
    const sent = await read(world);
    await world.control.clock.advance("3d");
    // The seed's pending returns are refunded meanwhile, too.
    const others = (
      await world.get<{ list: Array<{ id: number; amount: number; status: number }> }>("/api/return")
    ).body.data.list;
    expect(others.find((one) => one.id === id)).toMatchObject({ status: 5 });
    expect(fen(sent.my_amount) - fen((await read(world)).my_amount)).toBeGreaterThanOrEqual(fen(amount));
    expect(fen(sent.my_amount)).toBe(fen(before.my_amount));
  });

  it("is paid out as a voucher in December", async () => {
    const world = await mock.as("buyer");
    const vouchers = async () =>
      (
        await world.get<{ list: Array<{ source: string; amount: number }> }>("/api/user/cash_voucher")
      ).body.data.list.filter(({ source }) => source === "11 月满额返现");
    await world.control.clock.set("2026-12-05 08:59:59");
    await world.login("buyer");
    const { my_cashback: expected } = await read(world);
    expect(expected).toBeGreaterThan(0);
    expect(await vouchers()).toEqual([]);
    await world.control.clock.set("2026-12-05 09:00:00");
    expect(await vouchers()).toMatchObject([{ amount: expected }]);
  });

  it("has ended in December, and is gone a month later", async () => {
    const world = await mock.world();
    await world.control.clock.set("2026-12-01 00:00:00");
    expect((await read(world)).status).toBe(3);
    await world.control.clock.set("2027-01-01 00:00:00");
    expectError(await world.get("/api/activity/cashback", activity), 404);
  });
});

describe("combinations", () => {
  const all = async (world: TestWorld) =>
    expectSuccess("listCombinations", await world.get("/api/combinationMzhg"));
  const groups = async (world: TestWorld) =>
    expectSuccess("listCombinationGroups", await world.get("/api/combinationMzhgGroup"));

  it("cost less than their parts today", async () => {
    for (const { price, raw_price: raw, items } of await all(await mock.as("buyer"))) {
      const parts = items.reduce((sum, { goods, number }) => sum + fen(goods.price) * number, 0);
      expect(fen(raw)).toBe(parts);
      expect(fen(price)).toBeLessThan(parts);
    }
  });

  it("belong to one group each", async () => {
    const world = await mock.as("buyer");
    const grouped = (await groups(world)).flatMap(({ combinations }) => combinations);
    expect(grouped.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      (await all(world)).map(({ id }) => id),
    );
    expect(grouped.length).toBeGreaterThan(5);
  });

  it("are added to the cart by id, as lines of type 3", async () => {
    const world = await mock.as("empty");
    const [combination] = await all(world);
    const id = combination!.id;
    const item = { goods_id: id, price: 0, number: 1, ck_id: combination!.ck_id, type: 3 };
    const offers = { goods_price_id: 0, ladder_price_id: 0, goods_manjian_id: 0, is_yj: 0 };
    const reply = await world.post("/api/cart", { params: [{ ...item, ...offers }] });
    expect(reply.status).toBe(200);
    const data = await cartOf(world);
    expect(data).toMatchObject([{ type: 3, price: combination!.price }]);
  });

  it("hide their prices from visitors", async () => {
    for (const item of await all(await mock.world())) {
      expect(item).toMatchObject({ price: null, raw_price: null, price_hint: "登录后可见价格" });
      expect(item.describe).not.toMatch(/\d\s*元/u);
    }
  });
});

describe("special prices of the day", () => {
  const read = async (world: TestWorld) =>
    expectSuccess("getEverydayPrice", await world.get("/api/activity/everyday_price", activity));

  it("hold from midnight to midnight and change the next day", async () => {
    const world = await mock.as("buyer");
    const today = await read(world);
    expect(today.ends_at - today.starts_at).toBe(24 * 3600 - 1);
    expect(today.starts_at <= today.timestamp && today.timestamp <= today.ends_at).toBe(true);
    expect(today.goods.map(({ id }) => id)).toContain(21);
    for (const { price, base_price: base, is_yj: special } of today.goods) {
      expect(special).toBe(1);
      expect(price! < base!).toBe(true);
    }
    await world.control.clock.advance("24h");
    const tomorrow = (await read(world)).goods.map(({ id }) => id);
    expect(tomorrow.length).toBeGreaterThan(0);
    expect(tomorrow.filter((id) => today.goods.some((goods) => goods.id === id))).toEqual([]);
  });
});

describe("the storewide price", () => {
  const read = (world: TestWorld) => world.get<Welfare>("/api/activity/welfare", activity);

  it("is 94 % of the regular one, rounded down, on every page", async () => {
    const world = await mock.as("buyer");
    expect(expectSuccess("getWelfare", await read(world))).toMatchObject({ rate: 0.94, status: 2 });
    const { list: goods, total } = (
      await world.get<{ list: Goods[]; total: number }>("/api/goods/list?zone=welfare&page_size=100")
    ).body.data;
    expect(total).toBeGreaterThan(10);
    for (const { price, base_price: base } of goods)
      expect(fen(price)).toBe(Math.floor((fen(base) * 94) / 100));
  });

  it("ends with its period, and its page a month later", async () => {
    const world = await mock.world();
    const { ends_at: end } = (await read(world)).body.data;
    await world.control.clock.set(formatDateTime((end + 1) * 1000));
    expect((await read(world)).body.data.status).toBe(3);
    expect((await world.get<{ total: number }>("/api/goods/list?zone=welfare")).body.data.total).toBe(0);
    await world.control.clock.advance("30d");
    expectError(await read(world), 404);
  });
});

describe("group-buys", () => {
  const all = async (world: TestWorld) =>
    expectSuccess("listGroupBuys", await world.get("/api/activity/group_buy?page_size=100", activity));
  const one = (world: TestWorld, id: number) =>
    world.get<GroupBuy>(`/api/activity/group_buy/${id}`, activity);

  it("that are running or about to start are listed, those ending first on top", async () => {
    const { list: found, total } = await all(await mock.as("buyer"));
    expect(found).toHaveLength(total);
    const ends = found.map(({ ends_at }) => ends_at);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(new Set(found.map(({ status }) => status)).size).toBeGreaterThan(1);
    for (const { status, goods, price, id } of found) {
      if (status === 1) continue;
      expect(goods).toMatchObject({ goods_price_id: id, price });
    }
  });

  it("grow with time, and are settled at their end", async () => {
    const world = await mock.as("buyer");
    const open = (await all(world)).list.filter(({ status }) => status === 2);
    const before = new Map(open.map(({ id, joined_number: number }) => [id, number]));
    await world.control.clock.advance("6h");
    for (const { id, joined_number: number } of (await all(world)).list) {
      expect(number).toBeGreaterThanOrEqual(before.get(id) ?? 0);
    }
    const settled = new Set<number>();
    for (const { goods, ends_at: end } of open) {
      await world.control.clock.set(formatDateTime((end + 1) * 1000));
      const over = expectSuccess("getGroupBuy", await one(world, goods.id));
      expect(over.status).toBe(over.joined_number >= over.target_number ? 3 : 4);
      settled.add(over.status);
    }
    expect(settled).toEqual(new Set([3, 4]));
  });

  it("count the buyer's own orders when they are paid", async () => {
    const world = await mock.as("buyer");
    const before = expectSuccess("getGroupBuy", await one(world, 22));
    expect(before.my_number).toBe(0);
    const { ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj, zbz, price } = before.goods;
    const item = { goods_id: 22, price: price ?? 0, number: zbz * 10, ck_id, goods_price_id };
    await world.post("/api/cart", { params: [{ ...item, ladder_price_id, goods_manjian_id, is_yj }] });
    const data = await cartOf(world);
    const line = data.find(({ goods }) => goods.id === 22)!;
    expect(line.price).toBe(before.price);
    await payOnCredit(world, (await placeOrder(world, [line.id])).order_id);
    const after = expectSuccess("getGroupBuy", await one(world, 22));
    expect(after.my_number).toBe(zbz * 10);
    expect(after.joined_number).toBeGreaterThanOrEqual(before.joined_number + zbz * 10);
    expect(after.joined_buyers).toBeGreaterThan(before.joined_buyers);
  });

  it("are refunded if they fail; those that succeed ship", async () => {
    const world = await mock.as("buyer");
    const seen = new Set<number>();
    const running = (await all(world)).list.filter(({ status }) => status === 2).slice(0, 12);
    const orders: Array<readonly [orderId: number, goodsId: number]> = [];
    for (const { goods } of running) {
      const { id, price, zbz, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = goods;
      const item = { goods_id: id, price: price ?? 0, number: zbz, ck_id, goods_price_id };
      const added = await world.post("/api/cart", {
        params: [{ ...item, ladder_price_id, goods_manjian_id, is_yj }],
      });
      if (added.status !== 200) continue;
      const data = await cartOf(world);
      const line = data.find((each) => each.goods.id === id)!;
      const { order_id: order } = await placeOrder(world, [line.id]);
      await payOnCredit(world, order);
      orders.push([order, id]);
    }
    for (const [order, id] of orders) {
      const before = expectSuccess("getGroupBuy", await one(world, id));
      await world.control.clock.set(
        formatDateTime(Math.max((before.ends_at + 1) * 1000, Date.parse("2026-11-23T10:00:00+08:00"))),
      );
      await world.login("buyer");
      const { status } = (await world.get<{ status: number }>(`/api/order/${order}`)).body.data;
      const over = expectSuccess("getGroupBuy", await one(world, id));
      seen.add(over.status);
      expect({ id, over: over.status, order: status >= 3 && status < 6 }).toEqual({
        id,
        over: over.status,
        order: over.status === 3,
      });
    }
    expect(seen).toEqual(new Set([3, 4]));
  });

  it("that fail refund only their own lines of an order, and the rest ships", async () => {
    const world = await mock.as("buyer");
    const lineOf = async (id: number) => {
      const data = await cartOf(world);
      return data.find(({ goods }) => goods.id === id)?.id ?? 0;
    };
    const ahead = await mock.world();
    let failing: GroupBuy | undefined;
    for (const groupBuy of (await all(world)).list.filter(({ status }) => status === 2)) {
      await ahead.control.clock.set(formatDateTime((groupBuy.ends_at + 1) * 1000));
      const over = expectSuccess("getGroupBuy", await one(ahead, groupBuy.goods.id));
      if (over.status === 4) failing ??= groupBuy;
    }
    const { goods } = failing!;
    await world.post(`/api/cart/quick_add/${goods.id}`);
    const stock = async () =>
      (await world.get<GoodsDetail>(`/api/goods/detail/${goods.id}`)).body.data.goods.number ?? Number.NaN;
    const before = await stock();
    const ids = [await lineOf(goods.id), 101];
    const { order_id: order, amount } = await placeOrder(world, ids);
    await payOnCredit(world, order);
    expect(await stock()).toBe(before - goods.zbz!);
    const { ends_at: end } = expectSuccess("getGroupBuy", await one(world, goods.id));
    await world.control.clock.set(
      formatDateTime(Math.max((end + 1) * 1000, Date.parse("2026-11-22T10:00:00+08:00"))),
    );
    await world.login("buyer");
    expect(expectSuccess("getGroupBuy", await one(world, goods.id)).status).toBe(4);
    const { status, progress, lines } = (
      await world.get<{
        status: number;
        progress: Array<{ name: string }>;
        lines: Array<{ id: number; goods_id: number }>;
      }>(`/api/order/${order}`)
    ).body.data;
    expect(status).toBe(3);
    expect(progress.map(({ name }) => name)).toContain("拼团未成团，相关商品已退款");
    const returns = (
      await world.get<{ list: Array<{ status: number; amount: number; ship_to: string; lines: unknown[] }> }>(
        `/api/return?order_id=${order}`,
      )
    ).body.data.list;
    const missed = lines.find(({ goods_id: id }) => id === goods.id)!;
    expect(returns).toMatchObject([{ status: 5, ship_to: "", lines: [{ order_line_id: missed.id }] }]);
    expect(fen(returns[0]!.amount)).toBeLessThan(fen(amount));
    expect(await stock()).toBe(before);
    // It was paid on credit, so its bill is lowered rather than the balance raised.
    const bills = (
      await world.get<{ list: Array<{ order_id: number; amount: number }> }>("/api/user/user_credit_list")
    ).body.data.list;
    const bill = bills.find(({ order_id: id }) => id === order)!;
    expect(fen(bill.amount)).toBe(fen(amount) - fen(returns[0]!.amount));
  });

  it("exist only for goods that have one, and hide prices from visitors", async () => {
    const world = await mock.world();
    expectError(await one(world, 7), 404);
    expectError(await one(world, 123_456_789), 404);
    expect((await all(world)).list.every(({ price, my_number: own }) => price === null && own === 0)).toBe(
      true,
    );
  });
});

describe("entries to activities", () => {
  it("list those that are running, with the number of their goods", async () => {
    const world = await mock.world();
    const entries = expectSuccess("listGoodsActivities", await world.get("/api/goods/activities"));
    expect(entries.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(["秒", "特", "94折", "拼", "满", "赠", "组合"]),
    );
    for (const { starts_at: start, ends_at: end, goods_number: number } of entries) {
      expect(start < end).toBe(true);
      expect(number).toBeGreaterThan(0);
    }
    const welfare = entries.find(({ url }) => url === "/welfare")!;
    const { total } = (await world.get<{ total: number }>("/api/goods/list?zone=welfare")).body.data;
    expect(welfare.goods_number).toBe(total);
  });
});
