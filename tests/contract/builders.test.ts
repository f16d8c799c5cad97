import { describe, expect, it } from "vitest";
import { openWorld } from "#mock/test-kit/open-world.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock();
const open = () => openWorld(mock.urls, { persona: "buyer" });
type World = Awaited<ReturnType<typeof open>>;

const search = async (world: World, keywords: string) =>
  (await world.call("listGoods", { query: { keywords } })).body.data.list.map(({ id }) => id);

describe.concurrent("goods", () => {
  it("are found, shown and bought at once", async () => {
    const world = await open();
    const made = await world.create.goods({ name: "甲乙丙丁颗粒", price: 12.5, number: 40, zbz: 1 });
    expect(made).toMatchObject({ name: "甲乙丙丁颗粒", price: 12.5, number: 40 });
    expect(await search(world, "甲乙丙丁")).toEqual([made.id]);
    const { goods } = (await world.call("getGoodsDetail", { path: { id: made.id } })).body.data;
    expect(goods).toMatchObject({ name: "甲乙丙丁颗粒", price: 12.5 });
    const other = await world.create.goods({ like: made.id, name: "戊己庚辛片" });
    expect(other.id).not.toBe(made.id);
    expect((await world.call("quickAddCartLine", { path: { id: made.id } })).status).toBe(200);
    const suggested = (await world.call("searchGoods", { query: { keywords: "戊己庚辛" } })).body.data;
    expect(suggested.length).toBeGreaterThan(0);
  });

  it("that were renamed by hand are found by their new name alone, until the world is reset", async () => {
    const world = await open();
    await world.control.state.change("goods", 7, { name: "子丑寅卯胶囊" });
    expect(await search(world, "子丑寅卯")).toEqual([7]);
    const { value } = (await world.control.state.records("goods", { key: "7" })).records[0] ?? {};
    expect(value).toMatchObject({ name: "子丑寅卯胶囊" });
    await world.control.reset();
    expect(await search(world, "子丑寅卯")).not.toContain(7);
  });

  it("have a manufacturer that there is", async () => {
    const world = await open();
    const { records } = await world.control.state.records("goods", { key: "9" });
    const [record] = records as unknown as { value: { sccj: string; makerId: number } }[];
    const { sccj = "", makerId } = record?.value ?? {};
    await world.control.state.change("goods", 7, { sccj });
    const changed = await world.control.state.records("goods", { key: "7" });
    expect(changed.records[0]?.value).toMatchObject({ sccj, makerId });
    await expect(world.create.goods({ sccj: `${sccj}x` })).rejects.toThrow(`did you mean ${sccj}?`);
    await expect(world.control.state.change("goods", 7, { sccj: "x" })).rejects.toThrow(
      "unknown manufacturer",
    );
  });

  it("are like one that there is", async () => {
    const world = await open();
    await expect(world.create.goods({ like: 999_999 })).rejects.toThrow("404 no product 999999");
    await expect(world.create.goods({ price: -1 })).rejects.toThrow("price must be an amount in yuan");
  });
});

describe.concurrent("users", () => {
  it("log in with their name and buy", async () => {
    const world = await open();
    const user = await world.create.user({ username: "anna2026", company: "安娜药房", balance: 70 });
    await world.control.session.logInAs(user.username);
    const login = { username: user.username, password: user.password };
    expect((await world.call("login", { body: login })).status).toBe(200);
    await world.create.order({ user: "anna2026", state: "unpaid" });
    expect((await world.call("listOrders")).body.data.list).toHaveLength(1);
    await expect(world.create.user({ username: "anna2026" })).rejects.toThrow("409 there is a user");
  });
});

describe.concurrent("orders", () => {
  it("have lines, payment, progress and a route, and leave the cart as it is", async () => {
    const world = await open();
    const cart = (await world.call("getCartTotal")).body.data;
    const lines = [{ goods_id: 2, number: 30 }];
    const made = await world.create.order({ user: "buyer", state: "shipped", lines });
    expect((await world.call("getCartTotal")).body.data).toEqual(cart);
    const order = (await world.call("getOrder", { path: { id: made.id } })).body.data;
    expect(order).toMatchObject({ order_no: made.order_no, status: 3, amount: made.amount });
    expect(order.lines.map(({ goods_id, number }) => ({ goods_id, number }))).toEqual(lines);
    const payments = (await world.control.state.records("payments", { q: `"orderId":${made.id},` })).records;
    expect(payments).toMatchObject([{ value: { status: 3 } }]);
    expect((await world.call("listLogistics", { path: { id: made.id } })).body.data).toHaveLength(1);
  });

  it("come by hand to a later status only as the shop brings them there", async () => {
    const world = await open();
    const { id } = await world.create.order({ user: "buyer", state: "unpaid" });
    const { value } = await world.control.state.change("orders", id, { status: 4, remark: "改" });
    expect(value).toMatchObject({ status: 4, remark: "改", payMethod: 4 });
    const { progress } = value as { progress: { status: number }[] };
    expect(progress.map(({ status }) => status)).toEqual([1, 2, 3, 4]);
    await expect(world.control.state.change("orders", id, { status: 1 })).rejects.toThrow(
      "is received and cannot become unpaid: make another with POST create/order",
    );
    await expect(world.control.state.change("orders", id, { status: 9 })).rejects.toThrow("one of 1 to 6");
  });

  it("are refused as the shop refuses them", async () => {
    const world = await open();
    await expect(world.create.order({ user: "buyr" })).rejects.toThrow("did you mean buyer?");
    const lines = [{ goods_id: 10, number: 1_000_000 }];
    await expect(world.create.order({ user: "buyer", lines })).rejects.toThrow("422");
    await expect(world.create.order({ user: "newbie" })).rejects.toThrow("403");
    const before = await world.control.state.records("orders", { q: '"userId":1,' });
    await expect(world.create.order({ user: "buyer", coupon_id: 1_000_000 })).rejects.toThrow("422");
    expect(await world.control.state.records("orders", { q: '"userId":1,' })).toEqual(before);
  });
});

describe.concurrent("coupons", () => {
  it("can be used at once", async () => {
    const world = await open();
    const coupon = await world.create.coupon({ user: "buyer", amount: 5 });
    const lines = [{ goods_id: 2, number: 30 }];
    const order = { user: "buyer", state: "unpaid" as const, lines };
    const plain = await world.create.order(order);
    const cheaper = await world.create.order({ ...order, coupon_id: coupon.id });
    expect(cheaper.amount).toBeCloseTo(plain.amount - 5);
    const discount = { user: "buyer", type: "discount", amount: 100 } as const;
    await expect(world.create.coupon(discount)).rejects.toThrow("from 1 to 99");
  });
});
