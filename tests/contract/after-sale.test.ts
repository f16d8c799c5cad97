import { describe, expect, it } from "vitest";
import type { AfterSale } from "#generated/model/afterSale.ts";
import type { Invoice } from "#generated/model/invoice.ts";
import type { Order } from "#generated/model/order.ts";
import { NO_FILE, uploadedId } from "../support/account.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

type Page<T> = { readonly list: T[]; readonly total: number };
type Line = { order_line_id: number; number: number };

/** Received on the 17th, so it can be returned until the 24th. */
const ORDER = 9002;

const returnable = async (world: TestWorld, id = ORDER) =>
  expectSuccess("listReturnableLines", await world.get(`/api/order/${id}/returnable`));
const ask = (
  world: TestWorld,
  lines: Line[],
  change: { [name: string]: string | number | readonly string[] } = {},
) =>
  world.post("/api/return", {
    order_id: ORDER,
    reason: 1,
    describe: "外包装破损",
    lines,
    ...change,
  });
const asked = async (world: TestWorld, lines: Line[], change = {}) =>
  expectSuccess("createReturn", await ask(world, lines, change), 201);
const returnOf = async (world: TestWorld, id: number) =>
  expectSuccess("getReturn", await world.get(`/api/return/${id}`));
const cancel = (world: TestWorld, id: number) => world.request("POST", `/api/return/${id}/cancel`);
const ship = (world: TestWorld, id: number) =>
  world.post(`/api/return/${id}/ship`, { company: "顺丰速运", tracking_no: "SF1234567890123" });
const balance = async (world: TestWorld) =>
  (await world.get<{ user_money: number }>("/api/user/user_money")).body.data.user_money;
const fen = (yuan: number) => Math.round(yuan * 100);

describe("a return", () => {
  it("is approved, sent back, received and refunded to the balance, and the invoice is reissued", async () => {
    const world = await mock.as("buyer");
    const money = await balance(world);
    const [, line] = await returnable(world);
    const file = await uploadedId(world);
    const one = await asked(world, [{ order_line_id: line!.order_line_id, number: 2 }], { file_ids: [file] });
    expect(one).toMatchObject({ status: 1, refund_to: "", ship_to: "", company: "", order_id: ORDER });
    expect(one.images[0]).toContain(`/images/uploads/${file}.png`);
    expect(one.amount).toBe(one.lines[0]!.amount);
    expect(fen(one.amount)).toBeGreaterThanOrEqual(2 * fen(line!.price));
    expectError(await ship(world, one.id), 409);
    await world.control.clock.advance("2h");
    expect(await returnOf(world, one.id)).toMatchObject({ status: 2, refund_to: "账户余额" });
    expect(expectSuccess("shipReturn", await ship(world, one.id)).status).toBe(3);
    expectError(await ship(world, one.id), 409);
    expectError(await cancel(world, one.id), 409);
    await world.control.clock.advance("2d");
    expect((await returnOf(world, one.id)).status).toBe(4);
    await world.control.clock.advance("1d");
    const done = await returnOf(world, one.id);
    expect(done).toMatchObject({ status: 5, company: "顺丰速运", tracking_no: "SF1234567890123" });
    expect(done.progress.map(({ name }) => name)).toEqual([
      "提交申请",
      "审核通过",
      "商品寄回",
      "仓库收货",
      "退款完成",
    ]);
    const log = await world.get<Page<{ amount: number; remark: string }>>(
      "/api/user/user_money_log?use_type=3",
    );
    expect(log.body.data.list.find(({ remark }) => remark.includes(one.return_no))?.amount).toBe(one.amount);
    expect(await balance(world)).toBeGreaterThan(money);
    await world.control.clock.advance("1h");
    const { amount } = (await world.get<Order>(`/api/order/${ORDER}`)).body.data;
    const { list } = (await world.get<Page<Invoice>>(`/api/invoice?order_id=${ORDER}`)).body.data;
    expect(list.map(({ status, amount: of }) => [status, fen(of)])).toEqual([
      [3, fen(amount) - fen(one.amount)],
      [5, fen(amount)],
    ]);
  });

  it("in parts refunds the whole line to the 分", async () => {
    const world = await mock.as("buyer");
    const lines = await returnable(world);
    const line = lines[2]!;
    let total = 0;
    for (const number of [3, 3, 4]) {
      total += fen((await asked(world, [{ order_line_id: line.order_line_id, number }])).amount);
    }
    const after = (await returnable(world))[2]!;
    expect(after).toMatchObject({
      under_way: 10,
      returned: 0,
      returnable: 0,
      reason: "该商品已全部申请退货或补偿",
    });
    expect(total - fen(line.price) * 10).toBeLessThan(10);
    expect(total).toBeGreaterThanOrEqual(fen(line.price) * 10);
    const reply = await ask(world, [{ order_line_id: line.order_line_id, number: 1 }]);
    expectError(reply, 422, ["lines.0.number"]);
    expect(reply.body.errors!["lines.0.number"]).toEqual(["该商品已全部申请退货或补偿"]);
  });

  it("can be requested again after it was canceled or rejected", async () => {
    const world = await mock.as("buyer");
    const line = { order_line_id: 1, number: 2 };
    const first = await asked(world, [line]);
    expect(expectSuccess("cancelReturn", await cancel(world, first.id)).status).toBe(7);
    expectError(await cancel(world, first.id), 409);
    const second = await asked(world, [line], { describe: "请驳回这个申请" });
    await world.control.clock.advance("2h");
    const refused = await returnOf(world, second.id);
    expect(refused).toMatchObject({ status: 6, ship_to: "" });
    expect(refused.refuse_reason).not.toBe("");
    expectError(await cancel(world, second.id), 409);
    const third = await asked(world, [line]);
    await world.control.clock.advance("2h");
    await world.control.clock.advance("6d");
    expect((await returnOf(world, third.id)).status).toBe(2);
    await world.control.clock.advance("1d");
    await world.login("buyer");
    expect((await returnOf(world, third.id)).status).toBe(7);
  });

  it("names each invalid line, and accepts none of them", async () => {
    const world = await mock.as("buyer");
    const reply = await ask(world, [
      { order_line_id: 1, number: 3 },
      { order_line_id: 9, number: 1 },
      { order_line_id: 2, number: 1 },
      { order_line_id: 2, number: 1 },
    ]);
    expectError(reply, 422, ["lines.0.number", "lines.1.order_line_id", "lines.3.order_line_id"]);
    expect(reply.body.errors!["lines.0.number"]).toEqual(["最多还可申请 2 台"]);
    expectError(await ask(world, [{ order_line_id: 1, number: 1 }], { file_ids: [NO_FILE] }), 422, [
      "file_ids",
    ]);
    expect((await returnable(world)).every((line) => line.returned + line.under_way === 0)).toBe(true);
  });

  it("is possible for received orders, within seven days, for approved buyers", async () => {
    const world = await mock.as("buyer");
    const line = [{ order_line_id: 1, number: 1 }];
    const refusal = async (orderId: number) => {
      const reply = await ask(world, line, { order_id: orderId });
      expectError(reply, 409);
      return reply.body.message;
    };
    expect(await refusal(9001)).toBe("订单已超过 7 天，不能申请退货");
    expect(await refusal(9003)).toContain("还未确认收货");
    expect(await refusal(9005)).toContain("订单已取消");
    expectError(await ask(world, line, { order_id: 424_242 }), 422, ["order_id"]);
    expect(
      (await returnable(world, 9003)).every(({ returnable: left, reason }) => left === 0 && reason !== ""),
    ).toBe(true);
    await act(world, (state) => state.users.put(1, { ...state.users.get(1)!, is_AfterSale: 0 }));
    expectError(await ask(world, line), 403);
    expect((await world.get(`/api/order/${ORDER}`)).body.data).toMatchObject({
      can_return: 0,
      can_after_sale: 0,
    });
  });

  it("is listed in every state, for its buyer only", async () => {
    const world = await mock.as("buyer");
    const list = async (query = "") =>
      expectSuccess("listReturns", await world.get(`/api/return?page_size=100&${query}`));
    const all = await list();
    expect(new Set(all.list.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    for (const status of [1, 5]) {
      expect((await list(`status=${status}`)).list.every((one) => one.status === status)).toBe(true);
    }
    const [first] = all.list;
    expect((await list(`order_id=${first!.order_id}`)).list).toContainEqual(first);
    await world.login("big");
    expectError(await world.get(`/api/return/${first!.id}`), 404);
    expectError(await cancel(world, first!.id), 404);
    expect((await list()).total).toBe(0);
  });
});

describe("a complaint", () => {
  const file = (world: TestWorld, change: { [name: string]: unknown } = {}) =>
    world.post("/api/after_sale", {
      order_id: 9003,
      type: 1,
      describe: "少发 2 盒",
      lines: [{ order_line_id: 1, number: 2 }],
      ...change,
    } as never);
  const complaintOf = async (world: TestWorld, id: number) =>
    expectSuccess("getAfterSale", await world.get(`/api/after_sale/${id}`));
  const drop = (world: TestWorld, id: number) => world.request("POST", `/api/after_sale/${id}/cancel`);

  it("is accepted, settled and compensated", async () => {
    const world = await mock.as("buyer");
    const money = await balance(world);
    const one = expectSuccess("createAfterSale", await file(world), 201);
    expect(one).toMatchObject({
      status: 1,
      result: "",
      compensation: 0,
      lines: [{ order_line_id: 1, number: 2 }],
    });
    await world.control.clock.advance("2h");
    expect((await complaintOf(world, one.id)).status).toBe(2);
    await world.control.clock.advance("24h");
    const settled = await complaintOf(world, one.id);
    expect(settled.status).toBe(3);
    expect(settled.compensation).toBeGreaterThan(8);
    expect(settled.result).toContain("少货");
    expect(settled.progress.map(({ name }) => name)).toEqual(["提交申请", "正在处理", "处理完成"]);
    expect(fen(await balance(world))).toBeGreaterThanOrEqual(fen(money) + fen(settled.compensation));
    expectError(await drop(world, one.id), 409);
  });

  it.each([
    [1, "少货"],
    [2, "破损"],
    [3, "发错商品"],
    [9, "补偿"],
  ])("is compensated with type %i to the 分 for the goods that it names", async (type, words) => {
    const world = await mock.as("buyer");
    const { price } = (await returnable(world, 9003))[0]!;
    const one = expectSuccess("createAfterSale", await file(world, { type }), 201);
    await world.control.clock.advance("26h");
    const settled = await complaintOf(world, one.id);
    expect(fen(settled.compensation)).toBeGreaterThanOrEqual(2 * fen(price));
    expect(fen(settled.compensation)).toBeLessThanOrEqual(2 * fen(price) + 1);
    expect(settled.result).toContain(words);
  });

  it.each([
    [4, [{ order_line_id: 1, number: 2 }]],
    [9, []],
    [1, []],
  ])("is settled with type %i and lines %j without money, and mentions none", async (type, lines) => {
    const world = await mock.as("buyer");
    const one = expectSuccess("createAfterSale", await file(world, { type, lines }), 201);
    await world.control.clock.advance("26h");
    const settled = await complaintOf(world, one.id);
    expect(settled).toMatchObject({ status: 3, compensation: 0 });
    expect(settled.result).not.toMatch(/余额|退|补偿/u);
  });

  it("compensates only what was not returned or compensated before, and leaves nothing to return", async () => {
    const world = await mock.as("buyer");
    const [line] = await returnable(world);
    const { order_line_id: id, returnable: left } = line!;
    const lines = (number: number) => ({ order_id: ORDER, lines: [{ order_line_id: id, number }] });
    await asked(world, [{ order_line_id: id, number: 1 }]);
    expectError(await file(world, lines(left)), 422, ["lines.0.number"]);
    const one = expectSuccess("createAfterSale", await file(world, lines(left - 1)), 201);
    const again = await file(world, lines(1));
    expectError(again, 422, ["lines.0.number"]);
    expect(again.body.errors!["lines.0.number"]).toEqual(["该商品已全部申请退货或补偿"]);
    expectError(await ask(world, [{ order_line_id: id, number: 1 }]), 422, ["lines.0.number"]);
    expect((await returnable(world))[0]).toMatchObject({
      returned: line!.returned,
      under_way: left,
      returnable: 0,
    });
    expectSuccess("createAfterSale", await file(world, { ...lines(1), type: 4 }), 201);
    await drop(world, one.id);
    expect((await returnable(world))[0]!.returnable).toBe(left - 1);
  });

  it("can be withdrawn before it is settled, and rejected", async () => {
    const world = await mock.as("buyer");
    const one = expectSuccess("createAfterSale", await file(world, { type: 4, lines: [] }), 201);
    expect(expectSuccess("cancelAfterSale", await drop(world, one.id)).status).toBe(5);
    expectError(await drop(world, one.id), 409);
    const two = expectSuccess("createAfterSale", await file(world, { describe: "驳回看看" }), 201);
    await world.control.clock.advance("2h");
    expect(await complaintOf(world, two.id)).toMatchObject({ status: 4, compensation: 0 });
    expect((await complaintOf(world, two.id)).result).not.toBe("");
  });

  it("requires a shipped order, a description and lines of it", async () => {
    const world = await mock.as("buyer");
    expectError(await file(world, { order_id: 9004 }), 409);
    expectError(await file(world, { order_id: 9005 }), 409);
    expectError(await file(world, { order_id: 424_242 }), 422, ["order_id"]);
    expectError(await file(world, { describe: "  " }), 422, ["describe"]);
    expectError(await file(world, { lines: [{ order_line_id: 1, number: 999 }] }), 422, ["lines.0.number"]);
    await act(world, (state) => state.users.put(1, { ...state.users.get(1)!, is_AfterSale: 0 }));
    expectError(await file(world), 403);
  });

  it("is listed in every state", async () => {
    const world = await mock.as("buyer");
    const { list } = expectSuccess("listAfterSales", await world.get("/api/after_sale"));
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4, 5]));
    const refused = await world.get<Page<AfterSale>>("/api/after_sale?status=4");
    expect(refused.body.data.list.every(({ status, result }) => status === 4 && result !== "")).toBe(true);
  });
});
