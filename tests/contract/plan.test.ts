import { describe, expect, it } from "vitest";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PATH = "/api/user/plans";
const LINES = [{ text: "阿莫西林胶囊 0.25g*24粒", quantity: "2件" }, { text: "板蓝根颗粒" }];

const list = async (world: TestWorld) =>
  expectSuccess("listSavedPlans", await world.get(PATH)).map(({ id }) => id);
const detail = async (world: TestWorld, id: number) =>
  expectSuccess("getSavedPlan", await world.get(`${PATH}/${id}`));
const save = async (world: TestWorld, name = "夜班补货") =>
  expectSuccess("createSavedPlan", await world.post(PATH, { name, lines: LINES }), 201);

describe("saved purchase plans", () => {
  it("are kept as written, and shared between the stores of an account alone", async () => {
    const world = await mock.as("buyer");
    await world.control.clock.advance("1h");
    const { id } = await save(world, "  夜班补货 ");
    expect(await list(world)).toEqual([id, 1, 2]);
    await world.login("branch");
    expect(await list(world)).toEqual([id, 1, 2]);
    expect(await detail(world, id)).toMatchObject({
      name: "夜班补货",
      lines_count: 2,
      store: "杭州西溪康民大药房",
      created_at: "2026-11-21 11:00:00",
      lines: [
        { text: "阿莫西林胶囊 0.25g*24粒", quantity: "2件", goods_id: 0 },
        { text: "板蓝根颗粒", quantity: "", goods_id: 0 },
      ],
    });
    await world.login("manager");
    expect(await list(world)).toEqual([]);
    for (const reply of [
      await world.get(`${PATH}/${id}`),
      await world.request("PUT", `${PATH}/${id}`, { form: { name: "别人的" } }),
      await world.request("DELETE", `${PATH}/${id}`),
    ])
      expectError(reply, 404);
  });

  it("are renamed without losing a line, and replaced by another store in its name", async () => {
    const world = await mock.as("buyer");
    const before = await detail(world, 1);
    await world.control.clock.advance("1h");
    await world.login("branch");
    const renamed = await world.request("PUT", `${PATH}/1`, { form: { name: "每周补货" } });
    expect(expectSuccess("updateSavedPlan", renamed)).toMatchObject({
      name: "每周补货",
      lines_count: before.lines_count,
      store: before.store,
      updated_at: "2026-11-21 11:00:00",
    });
    expect((await detail(world, 1)).lines).toEqual(before.lines);
    const lines = [{ text: "感冒灵颗粒", quantity: "15", goods_id: 2147480000 }];
    const replaced = await world.request("PUT", `${PATH}/1`, {
      form: { name: "每周补货", lines },
    });
    expect(expectSuccess("updateSavedPlan", replaced)).toMatchObject({
      lines_count: 1,
      store: "杭州西溪康民大药房文三路店",
    });
    expect((await detail(world, 1)).lines).toEqual(lines);
  });

  it("response a deleted plan whole, so that it can be saved again", async () => {
    const world = await mock.as("buyer");
    const before = await detail(world, 2);
    expect(expectSuccess("deleteSavedPlan", await world.request("DELETE", `${PATH}/2`))).toEqual(before);
    expectError(await world.request("DELETE", `${PATH}/2`), 404);
    expect(await list(world)).toEqual([1]);
  });

  it("have a name of their own within the account", async () => {
    const world = await mock.as("buyer");
    expectError(await world.post(PATH, { name: "慢病月度 ", lines: LINES }), 409);
    expectError(await world.request("PUT", `${PATH}/1`, { form: { name: "慢病月度" } }), 409);
    expectSuccess("updateSavedPlan", await world.request("PUT", `${PATH}/2`, { form: { name: "慢病月度" } }));
    expectError(await world.post(PATH, { name: "   ", lines: LINES }), 422, ["name"]);
    expectError(await world.post(PATH, { name: "字".repeat(31), lines: LINES }), 422, ["name"]);
    expectError(await world.post(PATH, { name: "空的" }), 422, ["lines"]);
    await world.login("chain");
    await save(world, "慢病月度");
  });

  it("are at most fifty, of a thousand lines each", async () => {
    const world = await mock.as("buyer");
    const many = Array.from({ length: 1001 }, (_, index) => ({ text: `商品 ${index}`, quantity: "1" }));
    expectError(await world.post(PATH, { name: "长", lines: many }), 422, ["lines"]);
    const longest = await world.post(PATH, { name: "长", lines: many.slice(1) });
    expect(expectSuccess("createSavedPlan", longest, 201).lines_count).toBe(1000);
    for (let index = 3; index < 50; index += 1) await save(world, `计划 ${index}`);
    const refused = await world.post(PATH, { name: "多一份", lines: LINES });
    expectError(refused, 409);
    expect(refused.body.message).toContain("最多保存 50 份");
  });
});
