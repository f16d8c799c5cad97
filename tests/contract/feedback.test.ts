import { describe, expect, it } from "vitest";
import type { ListMessages200Data } from "#generated/model/listMessages200Data.ts";
import { NO_FILE, uploadedId } from "../support/account.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PATH = "/api/user/feedback";
const FORM = { type: 1, content: "希望列表能记住每页条数" };

const list = async (world: TestWorld, query = "") =>
  expectSuccess("listFeedback", await world.get(`${PATH}${query}`));

describe("feedback", () => {
  it("is listed with its replies, newest first", async () => {
    const world = await mock.as("buyer");
    const { list: own, total } = await list(world);
    expect([total, own.map(({ id, status }) => [id, status])]).toEqual([
      3,
      [
        [3, 1],
        [2, 2],
        [1, 2],
      ],
    ]);
    expect([own[0]?.reply, own[1]?.reply === ""]).toEqual(["", false]);
    expect((await list(world, "?page=2&page_size=2")).list.map(({ id }) => id)).toEqual([1]);
    await world.login("empty");
    expect((await list(world)).total).toBe(0);
  });

  it("is accepted with pictures", async () => {
    const world = await mock.as("buyer");
    const ids = [await uploadedId(world), await uploadedId(world)];
    const form = { ...FORM, phone: "13800001402", file_ids: ids };
    const sent = expectSuccess("addFeedback", await world.post(PATH, form), 201);
    expect(sent).toMatchObject({ ...FORM, status: 1, reply: "", created_at: "2026-11-21 10:00:00" });
    expect(sent.images).toEqual(ids.map((id) => `${mock.urls.main}/images/uploads/${id}.png`));
    expect((await list(world)).list[0]).toEqual(sent);
  });

  it("is limited to five an hour", async () => {
    const world = await mock.as("buyer");
    for (let count = 0; count < 5; count += 1) {
      expectSuccess("addFeedback", await world.post(PATH, FORM), 201);
      await world.control.clock.advance("5m");
    }
    const refused = await world.post(PATH, FORM);
    expectError(refused, 429);
    expect(refused.body.message).toContain("35 分钟");
    await world.login("manager");
    expectSuccess("addFeedback", await world.post(PATH, FORM), 201);
    await world.login("buyer");
    await world.control.clock.advance("35m");
    expectSuccess("addFeedback", await world.post(PATH, FORM), 201);
  });

  it("requires a text, and existing files", async () => {
    const world = await mock.as("buyer");
    expectError(await world.post(PATH, { ...FORM, content: "  好  " }), 422, ["content"]);
    expectError(await world.post(PATH, { ...FORM, file_ids: [NO_FILE] }), 422, ["file_ids.0"]);
    expect((await list(world)).total).toBe(3);
  });

  it("is answered once, and the buyer gets a message", async () => {
    const world = await mock.as("buyer");
    const { id } = expectSuccess("addFeedback", await world.post(PATH, FORM), 201);
    expect(await world.control.answerFeedback({ id, reply: " 已转给采购部。 " })).toEqual({ id, status: 2 });
    expect((await list(world)).list[0]).toMatchObject({ id, status: 2, reply: "已转给采购部。" });
    const [news] = (await world.get<ListMessages200Data>("/api/message")).body.data.list;
    expect(news).toMatchObject({ title: "您的反馈有了回复", content: "已转给采购部。", is_read: 0 });
    await expect(world.control.answerFeedback({ id, reply: "再次" })).rejects.toThrow(/409 该反馈已回复/);
    await expect(world.control.answerFeedback({ id: 424_242, reply: "好" })).rejects.toThrow("404");
    await expect(world.control.answerFeedback({ id: 3, reply: "  " })).rejects.toThrow("422");
  });
});
