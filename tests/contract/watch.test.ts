import { once } from "node:events";
import { readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { createMockControl } from "#mock/client.ts";
import { mockArgs } from "../support/mock-program.ts";
import { type Program, startNode } from "../support/program.ts";
import { copyMock } from "../support/project-copy.ts";

const HANDLERS = "mock-server/domain/common/handler.ts";
const PERSONAS = "mock-server/seed/user/personas.ts";
const CONTRACT = "api-spec/openapi.yaml";
/** Edited after the contract was generated, before the mock starts. */
const NEWER = "api-spec/paths/goods/goods_list.yaml";

let copy = "";
let mock: Program;
let url = "";

/** Waits for a line of the mock's output, and returns it. */
const said = async (pattern: RegExp) => (await mock.said(pattern))[0];

beforeAll(async () => {
  copy = copyMock();
  const generatedAt = Date.now() / 1000;
  utimesSync(join(copy, "generated/openapi.json"), generatedAt, generatedAt);
  const newer = readFileSync(join(copy, NEWER), "utf8");
  writeFileSync(join(copy, NEWER), newer.replace("maxLength: 100", "maxLength: 30"));
  utimesSync(join(copy, NEWER), generatedAt + 1, generatedAt + 1);
  mock = startNode(mockArgs("--watch"), { cwd: copy });
  url = /http:\S+/.exec(await said(/main http:\S+/))?.[0] ?? "";
});

afterAll(async () => {
  await mock.stop();
  rmSync(copy, { recursive: true, force: true });
});

const agents: Agent[] = [];
const originals = new Map<string, string>();

afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  const edited = [...originals].filter(([path, text]) => readFileSync(path, "utf8") !== text);
  originals.clear();
  for (const [path, text] of edited) writeFileSync(path, text);
  if (edited.length > 0) await said(/Reloaded/);
});

/** Edits a file of the copy; restored after the test. */
function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  const before = readFileSync(path, "utf8");
  if (!originals.has(path)) originals.set(path, before);
  const after = change(before);
  if (after === before) throw new Error(`nothing to edit in ${file}`);
  writeFileSync(path, after);
}

const say = (word: string) => (text: string) => text.replaceAll(/message: "成功"/g, `message: "${word}"`);

/** A buyer in a separate world, on one keep-alive connection. */
async function visit(world: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  const headers: Record<string, string> = { "x-mock-world": world };
  async function ask(method: string, path: string, form = "", extra: Record<string, string> = {}) {
    const type = form === "" ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const sent = request(url + path, { agent, method, headers: { ...headers, ...type, ...extra } });
    sent.end(form);
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const text = Buffer.concat((await response.toArray()) as Buffer[]).toString("utf8");
    const cookie = response.headers["set-cookie"]?.[0]?.split(";")[0];
    if (cookie !== undefined) headers.cookie = cookie;
    const port = sent.socket?.localPort;
    return { status: response.statusCode, port, body: JSON.parse(text) as { message: string; data: never } };
  }
  await ask("POST", "/api/user/login", "username=buyer&password=demo1234");
  const cartIds = async () => {
    const { body } = await ask("GET", "/api/cart/list");
    return (body.data as { data: { id: number }[] }).data.map(({ id }) => id);
  };
  return { ask, cartIds, control: createMockControl({ baseUrl: url, world }) };
}

it("serves a contract that was edited before it started, and says so", async () => {
  expect(mock.output()).toMatch(
    /! generated\/openapi\.json is older than api-spec\/paths\/goods\/goods_list\.yaml/,
  );
  const { ask } = await visit("newer");
  const search = (letters: number) => ask("GET", `/api/goods/list?keywords=${"a".repeat(letters)}`);
  expect([(await search(30)).status, (await search(31)).status]).toEqual([200, 422]);
});

it("applies an edited handler immediately, on the same connection, and keeps the state of all worlds", async () => {
  const { ask, cartIds, control } = await visit("kept");
  await ask("POST", "/api/cart/batch_delete", "ids[0]=101");
  await control.clock.freeze("2026-11-25 08:00:00");
  await control.faults.add({
    match: { operationId: "listHotGoods" },
    fault: { kind: "status", status: 503 },
  });
  const [ids, requests] = [await cartIds(), (await control.requests()).length];
  expect(ids).not.toContain(101);

  edit(HANDLERS, say("好的"));
  const line = await said(/Reloaded .*/);
  const { status, body, port } = await ask("GET", "/api/user");
  expect([status, body.message]).toEqual([200, "好的"]);
  expect(port).toBe((await ask("GET", "/api/user")).port);
  expect(line).toMatch(/\(\d+ ms\)/);
  expect(line).toContain(HANDLERS);

  expect(await cartIds()).toEqual(ids);
  expect(await control.clock.read()).toEqual({ now: "2026-11-25 08:00:00", frozen: true });
  expect(await ask("GET", "/api/goods/hot")).toMatchObject({ status: 503 });
  expect((await control.requests()).length).toBeGreaterThan(requests);
});

it("does not drop open connections", async () => {
  const { ask } = await visit("connection");
  const before = await ask("GET", "/api/user");
  edit(HANDLERS, say("仍在"));
  await said(/Reloaded/);
  const after = await ask("GET", "/api/user");
  expect([after.body.message, after.port]).toEqual(["仍在", before.port]);
});

it("lets a running call finish in the current world", async () => {
  const { ask, cartIds } = await visit("under-way");
  const slow = ask("POST", "/api/cart/batch_delete", "ids[0]=101", { "x-mock-fault": "delay=1500" });
  edit(HANDLERS, say("之后"));
  await said(/Reloaded/);
  expect((await slow).status).toBe(200);
  expect(await cartIds()).not.toContain(101);
});

it("keeps the previous version after an edit that does not compile, and says where", async () => {
  const { ask } = await visit("broken");
  edit(HANDLERS, (text) => `${text}\nconst x = ;\n`);
  await said(
    /Not reloaded: mock-server\/domain\/common\/handler\.ts[^]*handler\.ts:\d+:\d+[^]*still running/,
  );
  expect((await ask("GET", "/api/user")).body.message).toBe("成功");
  edit(HANDLERS, (text) => say("修好")(text.replace("const x = ;\n", "")));
  await said(/Reloaded/);
  expect((await ask("GET", "/api/user")).body.message).toBe("修好");
});

it("keeps the previous version after an edit that fails at run time", async () => {
  const { ask } = await visit("failing");
  edit(PERSONAS, (text) => `${text}\nthrow new Error("nobody at home");\n`);
  await said(/Not reloaded[^]*nobody at home[^]*personas\.ts:\d+/);
  expect((await ask("GET", "/api/user")).status).toBe(200);
});

it("applies edited seeds, and keeps changes made in a world", async () => {
  const { ask, cartIds } = await visit("fixtures");
  await ask("POST", "/api/cart/batch_delete", "ids[0]=101");
  const ids = await cartIds();
  const user = await ask("GET", "/api/user");
  const { name } = user.body.data as { name: string };
  edit(PERSONAS, (text) => text.replaceAll(name, "何新名"));
  await said(/Reloaded/);
  const another = await visit("fixtures-2");
  expect((await another.ask("GET", "/api/user")).body.data).toMatchObject({ name: "何新名" });
  // Logging in has changed the buyer here.
  expect((await ask("GET", "/api/user")).body.data).toEqual(user.body.data);
  expect(await cartIds()).toEqual(ids);
});

it("applies edited tables and texts of the seed, and says which row of a table cannot be read", async () => {
  const { ask } = await visit("data");
  edit("mock-server/seed/article/help.csv", (text) => text.replace("会员注册", "注册会员"));
  await said(/Reloaded/);
  edit("mock-server/seed/article/help/registration.html", (text) => text.replace("谁可以注册", "谁能注册"));
  await said(/Reloaded/);
  const { data } = (await ask("GET", "/api/article/61")).body as { data: { title: string; content: string } };
  expect(data.title).toBe("注册会员");
  expect(data.content).toContain("<h2>谁能注册</h2>");
  edit("mock-server/seed/home/ads.csv", (text) => text.replace("focus,2,", "focus,two,"));
  await said(/Not reloaded[^]*mock-server\/seed\/home\/ads\.csv:3: "two" is not a number[^]*still running/);
});

it("applies an edited contract, and rejects one that does not compile", async () => {
  const { ask } = await visit("contract");
  const page = "api-spec/paths/goods/goods_list.yaml";
  expect((await ask("GET", "/api/goods/list?page=7")).status).toBe(200);
  edit(page, (text) => text.replace("maximum: 100000", "maximum: 5"));
  await said(/Reloaded/);
  const refused = await ask("GET", "/api/goods/list?page=7");
  expect(refused).toMatchObject({ status: 422, body: { errors: { page: ["页码不能大于 5"] } } });
  edit(page, (text) => text.replace("maximum: 5", "maxinum: 5"));
  await said(/Not reloaded[^]*maxinum[^]*still running/);
  expect(await ask("GET", "/api/goods/list?page=7")).toMatchObject({ status: 422 });
});

it("says when an edit needs a restart", async () => {
  edit("mock-server/node/listen.ts", (text) => `${text}\n// a remark\n`);
  await said(/Restart the mock to apply the change of mock-server\/node\/listen\.ts/);
  originals.clear();
});

it("shows the location of an error in the contract's source", async () => {
  edit(CONTRACT, (text) => `${text}\n  - : :\n`);
  await said(/Not reloaded[^]*openapi\.yaml/);
});
