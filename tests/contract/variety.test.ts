import { describe, expect, it } from "vitest";
import type { ListMessages200Data } from "#generated/model/listMessages200Data.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PATH = "/api/user/buy";
const FORM = { name: "复方丹参滴丸", number: 40, phone: "13800001402" };

const list = async (world: TestWorld, query = "") =>
  expectSuccess("listVarietyRequests", await world.get(`${PATH}${query}`));

describe("wanted varieties", () => {
  it("are listed in every state, newest first", async () => {
    const world = await mock.as("buyer");
    const { list: own, total } = await list(world);
    expect([total, own.map(({ status }) => status)]).toEqual([4, [1, 2, 4, 3]]);
    const arrived = own.at(-1)!;
    expect(arrived).toMatchObject({ price: 13, goods_id: 7, reply: "您求购的品种已到货，欢迎选购。" });
    expectSuccess("getGoodsDetail", await world.get(`/api/goods/detail/${arrived.goods_id}`));
  });

  it("are requested with required or all fields", async () => {
    const world = await mock.as("buyer");
    const little = expectSuccess("addVarietyRequest", await world.post(PATH, FORM), 201);
    expect(little).toMatchObject({
      ...FORM,
      ypgg: "",
      sccj: "",
      remark: "",
      price: null,
      status: 1,
      goods_id: 0,
      created_at: "2026-11-21 10:00:00",
    });
    const much = { ...FORM, ypgg: "27mg*180丸", sccj: "天士力", price: 25.8, remark: "月底前要" };
    const made = expectSuccess("addVarietyRequest", await world.post(PATH, much), 201);
    expect(made).toMatchObject(much);
    const reply = await world.get(`${PATH}/${made.id}`);
    expect(expectSuccess("getVarietyRequest", reply)).toEqual(made);
    expect((await list(world)).list.slice(0, 2)).toEqual([made, little]);
  });

  it("are paginated by twenty, and limited to fifty a day", async () => {
    const world = await mock.as("buyer");
    for (let count = 0; count < 50; count += 1) await world.post(PATH, FORM);
    expectError(await world.post(PATH, FORM), 429);
    const last = await list(world, "?page=3");
    expect([last.total, last.page_size, last.list.length]).toEqual([54, 20, 14]);
    await world.control.clock.advance("1d");
    expectSuccess("addVarietyRequest", await world.post(PATH, FORM), 201);
  });

  it("are requested in a batch, all or none, and once when the batch is sent again", async () => {
    const world = await mock.as("buyer");
    const items = Array.from({ length: 30 }, (_, index) => ({
      name: `没有这种药${index}`,
      number: index + 1,
    }));
    const batch = { phone: FORM.phone, items };
    const send = async (body: typeof batch) => world.post(`${PATH}/batch`, body);
    const first = expectSuccess("addVarietyRequests", await send(batch), 201);
    expect(first.added).toBe(30);
    expect(first.list.map(({ name, number }) => ({ name, number }))).toEqual(items);
    const again = expectSuccess("addVarietyRequests", await send(batch), 201);
    expect([again.added, again.list]).toEqual([0, first.list]);
    expect((await list(world)).total).toBe(34);
    // One more of them in other words is a request of its own.
    const more = { phone: FORM.phone, items: [{ name: "没有这种药0", number: 99 }] };
    expect(expectSuccess("addVarietyRequests", await send(more), 201).added).toBe(1);
    await world.control.clock.advance("25h");
    expect(expectSuccess("addVarietyRequests", await send(batch), 201).added).toBe(30);
  });

  it("are refused as a batch where one is wrong, or the day's fifty are exceeded", async () => {
    const world = await mock.as("buyer");
    const send = async (items: { name: string; number: number }[]) =>
      world.post(`${PATH}/batch`, { phone: FORM.phone, items });
    expectError(
      await send([
        { name: "甲", number: 1 },
        { name: "  ", number: 1 },
      ]),
      422,
      ["items.1.name"],
    );
    expectError(await send([{ name: "甲", number: 0 }]), 422);
    expectError(await send([]), 422);
    const many = Array.from({ length: 50 }, (_, index) => ({ name: `乙${index}`, number: 1 }));
    await world.post(PATH, FORM);
    expectError(await send(many), 429);
    expect((await list(world)).total).toBe(5);
    expectError(await (await mock.world()).post(`${PATH}/batch`, { phone: FORM.phone, items: many }), 401);
  });

  it("belong to their buyer, and have a name", async () => {
    const world = await mock.as("buyer");
    expectError(await world.get(`${PATH}/5`), 404);
    expectError(await world.post(PATH, { ...FORM, name: "  " }), 422, ["name"]);
    expectError(await world.post(PATH, { ...FORM, phone: "123" }), 422, ["phone"]);
  });

  it("are purchased and arrive, or are not available, and the buyer gets a message", async () => {
    const world = await mock.as("buyer");
    const { id } = expectSuccess("addVarietyRequest", await world.post(PATH, FORM), 201);
    const { answerVariety } = world.control;
    await expect(answerVariety({ id, status: "arrived", goods_id: 7 })).rejects.toThrow(
      /409 .*先采购才能到货/,
    );
    expect(await answerVariety({ id, status: "buying", reply: "预计 5 天到货" })).toEqual({ id, status: 2 });
    expect((await list(world)).list[0]).toMatchObject({ status: 2, reply: "预计 5 天到货", goods_id: 0 });
    await expect(answerVariety({ id, status: "arrived" })).rejects.toThrow(/422/);
    await expect(answerVariety({ id, status: "arrived", goods_id: 999_999_999 })).rejects.toThrow(/422/);
    expect(await answerVariety({ id, status: "arrived", goods_id: 7 })).toEqual({ id, status: 3 });
    expect((await list(world)).list[0]).toMatchObject({ status: 3, goods_id: 7 });
    const [news] = (await world.get<ListMessages200Data>("/api/message")).body.data.list;
    expect(news).toMatchObject({ title: `您求购的${FORM.name}已到货`, url: "/list/info/7" });
    await expect(answerVariety({ id, status: "unavailable" })).rejects.toThrow("409");
    await expect(answerVariety({ id: 424_242, status: "buying" })).rejects.toThrow("404");
    expect(await answerVariety({ id: 4, status: "unavailable" })).toEqual({ id: 4, status: 4 });
  });
});
