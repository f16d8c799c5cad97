import { describe, expect, it } from "vitest";
import type { User } from "#generated/model/user.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import { manyMessages } from "#mock/seed/message/many-messages.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

const list = async (world: TestWorld, query = "") =>
  expectSuccess("listMessages", await world.get(`/api/message${query}`));
const counts = async (world: TestWorld) =>
  expectSuccess("getMessageCounts", await world.get("/api/message/count"));

describe("messages", () => {
  it("are listed newest first, by kind and read state", async () => {
    const world = await mock.as("buyer");
    const all = await list(world);
    expect([all.total, all.unread, all.page, all.page_size]).toEqual([9, 3, 1, 20]);
    const times = all.list.map(({ created_at: time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.list[0]).toMatchObject({ type: 2, is_read: 0, url: "/order/info/9006" });
    const orders = await list(world, "?type=2");
    expect(new Set(orders.list.map(({ type }) => type))).toEqual(new Set([2]));
    expect([orders.total, orders.unread]).toEqual([3, 3]);
    expect((await list(world, "?is_read=0")).total).toBe(3);
    expect((await list(world, "?type=2&is_read=1")).total).toBe(2);
    const page = await list(world, "?page=2&page_size=4");
    expect(page.list.map(({ id }) => id)).toEqual(all.list.slice(4, 8).map(({ id }) => id));
    expect((await list(world, "?page=9")).list).toEqual([]);
  });

  it("are counted by kind, and in the header", async () => {
    const world = await mock.as("buyer");
    const before = await counts(world);
    expect(before.total).toBe(3);
    expect(before.types).toEqual([
      { type: 1, number: 0 },
      { type: 2, number: 1 },
      { type: 3, number: 1 },
      { type: 4, number: 0 },
      { type: 5, number: 1 },
    ]);
    await act(world, (state) =>
      sendMessage(state, 1, { type: 4, title: "账期还款提醒", content: "明日到期", url: "/wdqb/zqgl" }),
    );
    const [newest] = (await list(world)).list;
    expect(newest).toMatchObject({ type: 4, is_read: 0, created_at: "2026-11-21 10:00:00" });
    expect((await counts(world)).total).toBe(4);
    expect((await world.get<User>("/api/user")).body.data.message_count).toBe(4);
  });

  it("are marked as read one by one, not by viewing, ignoring deleted ones", async () => {
    const world = await mock.as("buyer");
    const [first] = (await list(world)).list;
    const look = async () => expectSuccess("getMessage", await world.get(`/api/message/${first!.id}`));
    expect((await look()).is_read).toBe(0);
    const form = { ids: [first!.id, 999_999] };
    expect(expectSuccess("readMessages", await world.post("/api/message/read", form))).toEqual({ unread: 2 });
    expect((await look()).is_read).toBe(1);
  });

  it("are marked as read all together, of one kind or of all", async () => {
    const world = await mock.as("buyer");
    const read = async (form: { type?: number }) =>
      expectSuccess("readAllMessages", await world.post("/api/message/read_all", form));
    expect(await read({ type: 3 })).toEqual({ unread: 2 });
    expect(await read({})).toEqual({ unread: 0 });
    expect((await counts(world)).total).toBe(0);
  });

  it("are deleted", async () => {
    const world = await mock.as("buyer");
    const [first, , , fourth] = (await list(world)).list;
    const form = { ids: [first!.id, fourth!.id, 999_999] };
    const gone = expectSuccess("deleteMessages", await world.post("/api/message/delete", form));
    expect(gone).toEqual({ deleted: 2, unread: 2 });
    expect((await list(world)).total).toBe(7);
    expectError(await world.get(`/api/message/${first!.id}`), 404);
  });

  it("are the buyer's own", async () => {
    const world = await mock.as("buyer");
    const [first] = (await list(world)).list;
    await world.login("manager");
    expectError(await world.get(`/api/message/${first!.id}`), 404);
    await world.post("/api/message/delete", { ids: [first!.id] });
    await world.login("buyer");
    expect((await list(world)).total).toBe(9);
  });

  it("can be none, or three hundred", async () => {
    const world = await mock.as("empty");
    expect(await list(world)).toMatchObject({ list: [], total: 0, unread: 0 });
    await act(world, (state) => state.messages.put(12, manyMessages(300)));
    expect(await counts(world)).toMatchObject({ total: 300 });
    const page = await list(world, "?page=3&page_size=100");
    expect(page.list).toHaveLength(100);
    expect(new Set(page.list.map(({ id }) => id)).size).toBe(100);
    await world.post("/api/message/read_all");
    expect((await list(world)).unread).toBe(0);
  });

  it("are for buyers only", async () => {
    const world = await mock.world();
    for (const path of ["", "/count", "/1001"]) expectError(await world.get(`/api/message${path}`), 401);
  });
});
