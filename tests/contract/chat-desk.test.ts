import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMockServer } from "#mock/node/start.ts";
import { openWorld } from "#mock/test-kit/open-world.ts";
import { openDesk } from "../support/chat-desk.ts";
import { expectError } from "../support/contract.ts";
import { NOW, TEST_SCALE, testMock } from "../support/mock.ts";

const mock = testMock();

async function seated(persona = "manager") {
  const world = await mock.as(persona);
  return { world, ...(await openDesk(world)) };
}

const PNG = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);

describe("a chat with customer service", () => {
  it("has what was said before, by day and time", async () => {
    const { read } = await seated();
    const { messages, first_unread, today } = await read();
    expect(today).toBe("2026-11-21");
    expect(messages[0]).toMatchObject({ from: "buyer", time: "2026-11-16 09:12:40", kind: "text" });
    expect(messages.map(({ from }) => from)).toContain("agent");
    expect(first_unread).toBe(2);
  });

  it("types for a while, the same in every world, and answers by the world's clock", async () => {
    const run = async () => {
      const { world, say, read } = await seated();
      await say("怎样才能包邮？");
      const asked = await read();
      expect(asked.messages.at(-1)).toMatchObject({ from: "buyer", text: "怎样才能包邮？" });
      expect(asked.typing).toBeNull();
      await world.control.clock.advance(1);
      expect((await read()).typing).toBe("assistant");
      await world.control.clock.advance(2);
      const answered = await read();
      expect(answered.typing).toBeNull();
      expect(answered.messages.at(-1)?.text).toContain("满 500 元包邮");
      return answered;
    };
    expect(await run()).toEqual(await run());
  });

  it("knows the buyer's orders, invoices, certificates and credit", async () => {
    const { world, say, send, answers } = await seated("buyer");
    const { list } = (
      await world.get<{ list: { id: number; order_no: string; status: number }[] }>("/api/order")
    ).body.data;
    const [order] = list;
    if (!order) throw new Error("buyer has no orders");
    await send("order", order.id);
    expect((await answers()).join()).toContain(order.order_no);
    await say("这个订单的发票开好了吗？");
    expect((await answers()).join()).toMatch(new RegExp(`订单 ${order.order_no} .*发票`));
    await say("证照过期了会影响采购吗");
    expect((await answers()).join()).toContain("暂停采购");
    await say("账期还能用多少");
    expect((await answers()).join()).toMatch(/可用额度 ¥[\d.]+/);
    const shipped = list.find(({ status }) => status === 3);
    await say(`${shipped?.order_no} 到哪了`);
    expect((await answers()).join()).toMatch(/已于 .* 出库.*最新进度/);
  });

  it("tells prices and stock of the goods of a card or a name", async () => {
    const { world, send, say, answers } = await seated("buyer");
    const { goods } = (await world.get<{ goods: { name: string; price: number } }>("/api/goods/detail/7"))
      .body.data;
    await send("goods", 7);
    expect((await answers()).join()).toContain(goods.name);
    await say("现在什么价？");
    expect((await answers()).join()).toContain(`¥${goods.price.toFixed(2)}`);
    await say("阿莫西林胶囊有货吗");
    expect(await answers()).toEqual([
      expect.stringContaining("阿莫西林胶囊"),
      expect.stringContaining("阿莫西林胶囊"),
    ]);
  });

  it("hands over to a person, who answers until the buyer is silent for half an hour", async () => {
    const { world, say, read, answers } = await seated();
    await say("转人工");
    expect(await answers()).toEqual([
      "notice: 正在为您转接人工客服 王雅琴",
      expect.stringMatching(/^agent: 您好，我是王雅琴/),
    ]);
    expect((await read()).helped).toBe(true);
    await say("上次说的展示架能不能送两个");
    expect((await answers()).join()).toMatch(/^agent: .*30 分钟内回复您/);
    await world.control.clock.advance("31m");
    expect((await read()).helped).toBe(false);
    await say("怎样才能包邮？");
    expect((await answers()).join()).toMatch(/^assistant: /);
  });

  it("calls a person after two questions that it does not understand", async () => {
    const { say, answers } = await seated();
    await say("展示架能不能送两个");
    expect((await answers()).join()).toMatch(/^assistant: 抱歉/);
    await say("就是放在门口的那种架子");
    expect((await answers()).join()).toContain("正在为您转接人工客服");
  });

  it("takes a message outside the hours, and answers it the next morning", async () => {
    const { world, say, read, answers } = await seated();
    await world.control.clock.set("2026-11-21 22:15:00");
    expect((await read()).staffed).toBe(false);
    await say("转人工");
    expect((await answers()).join()).toMatch(/notice: 现在是非服务时间.*2026-11-22 08:30/s);
    await say("展示架能不能送两个");
    expect((await answers()).join()).toContain("已记入留言");
    await say("怎样才能包邮？");
    expect((await answers()).join()).toContain("包邮");
    await world.control.clock.set("2026-11-22 08:31:00");
    const { messages, helped } = await read();
    expect(messages.at(-1)).toMatchObject({
      from: "agent",
      text: expect.stringContaining("11-21 22:15") as string,
    });
    expect(helped).toBe(true);
  });

  it("counts what was not read", async () => {
    const { call, say, read, answers } = await seated("buyer");
    await say("你好");
    await answers();
    const { unread, messages } = await read();
    expect(unread).toBe(1);
    const seen = await call("POST", "read", JSON.stringify({ id: messages.at(-1)?.id }));
    expect(seen.body.data).toEqual({ unread: 0 });
    expect(await read()).toMatchObject({ unread: 0, first_unread: null });
  });

  it("keeps pictures, for the buyer alone", async () => {
    const { world, call, read, answers } = await seated("buyer");
    expect((await call("POST", "pictures", PNG)).status).toBe(200);
    const { messages } = await read();
    const picture = messages.at(-1)?.picture;
    expect((await answers()).join()).toContain("图片收到了");
    const shown = await call("GET", `picture?id=${picture}`);
    expect(shown.headers.get("content-type")).toBe("image/png");
    await world.login("manager");
    expectError(await (await openDesk(world)).call("GET", `picture?id=${picture}`), 404);
    expectError(await call("POST", "pictures", Uint8Array.from(Buffer.from("%PDF-1.4"))), 422, ["picture"]);
    const large = Uint8Array.from(Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]));
    expectError(await call("POST", "pictures", large), 422, ["picture"]);
  });

  it("refuses what no buyer could have sent", async () => {
    const { call, say, send } = await seated("buyer");
    expectError(await say("  \n "), 422, ["text"]);
    expectError(await say("药".repeat(501)), 422, ["text"]);
    expectError(await send("order", 424_242), 404);
    expectError(await send("goods", 99_999_999), 404);
    for (const body of ["", "nonsense", "[]", '{"kind":"link"}', '{"kind":"goods","id":"7; DROP"}'])
      expectError(await call("POST", "messages", body), 422);
    expectError(await call("GET", "nowhere"), 404);
    for (let turn = 0; turn < 30; turn += 1) await say("你好");
    expectError(await say("你好"), 429);
  });

  it("answers nothing new with 304", async () => {
    const { world, data, call } = await seated();
    const etag = (await call("GET", "messages")).headers.get("etag") ?? "";
    const again = await world.get("/chat/messages", {
      host: "chat",
      headers: { authorization: `Bearer ${data.seat}`, "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  });

  it("stays in its world, in snapshots and in the tables of the control API", async () => {
    const { world, say, read } = await seated("buyer");
    const other = await seated("buyer");
    await world.control.snapshots.save("before");
    await say("只在这里说的话");
    expect((await other.read()).messages).toHaveLength(0);
    const { records } = await world.control.state.records("chatMessages", { q: "只在这里说的话" });
    expect(records[0]?.value).toMatchObject({ from: "buyer", userId: 1 });
    await world.control.snapshots.restore("before");
    expect((await read()).messages).toHaveLength(0);
  });

  it("outlives a restart of the mock with its state", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mock-chat-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const options = { port: 0, quiet: true, scale: TEST_SCALE, state: join(folder, "state") } as const;
    const run = async (session?: string) => {
      const server = await startMockServer(options);
      const world = await openWorld(server.urls, { name: "kept", ...(!session && { clock: NOW }) });
      if (session === undefined) await world.login("buyer");
      else world.useSession(session);
      return { server, world, desk: await openDesk(world) };
    };
    const before = await run();
    await before.desk.say("怎样才能包邮？");
    await before.desk.call("POST", "pictures", PNG);
    await before.server.close();
    const after = await run(before.world.session());
    expect((await after.desk.read()).messages.map(({ kind }) => kind)).toEqual(["text", "picture"]);
    expect((await after.desk.answers()).join()).toContain("包邮");
    await after.server.close();
  });

  it("offers own orders and known goods to choose from", async () => {
    const { call } = await seated("buyer");
    type Cards = { kind: string; title: string }[];
    const orders = (await call<Cards>("GET", "choices?kind=order")).body.data;
    expect(orders.length).toBeGreaterThan(3);
    expect(orders[0]?.title).toMatch(/^订单 /);
    const named = (await call<Cards>("GET", `choices?kind=goods&q=${encodeURIComponent("阿莫西林")}`)).body
      .data;
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ title }) => title.includes("阿莫西林"))).toBe(true);
    expect((await call<Cards>("GET", "choices?kind=goods")).body.data.length).toBeGreaterThan(3);
  });
});
