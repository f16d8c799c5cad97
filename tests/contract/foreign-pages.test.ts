import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { type OperationId, operations } from "#generated/operations.ts";
import { type TestWorld, testMock } from "#tests/support/mock.ts";

const SHOP = "http://localhost:5173";
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const mock = testMock();

type Sent = { status: number; headers: IncomingHttpHeaders; body: { code: number; message: string } };

/** Sends exactly these headers and the session's cookie: `fetch` would add some of its own. */
function send(
  world: TestWorld,
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: string,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const own = { "x-mock-world": world.name, cookie: `session=${world.session()}` };
    const sent = request(url, { method, headers: { ...own, ...headers } }, (response) => {
      const { statusCode: status = 0, headers: own } = response;
      text(response).then(
        (body) => resolve({ status, headers: own, body: JSON.parse(body || "null") as Sent["body"] }),
        reject,
      );
    });
    sent.on("error", reject).end(body);
  });
}

const FOREIGN = [
  ["of another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
  ["of this site on another port", { origin: "http://localhost:9999", "sec-fetch-site": "same-site" }],
  ["of the shop's port elsewhere", { origin: "http://127.0.0.2:5173", "sec-fetch-site": "cross-site" }],
  ["without an origin", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["that names no origin", { "sec-fetch-site": "same-site" }],
  ["that has the header too", { origin: "https://evil.example", "x-requested-with": "XMLHttpRequest" }],
] satisfies [string, Record<string, string>][];

describe("a form of a page", () => {
  it.each(FOREIGN)("%s neither adds favorites nor switches the company", async (_name, headers) => {
    const world = await mock.as("chain");
    const { body: before } = await world.call("listFavorites");
    const { body: company } = await world.call("getCurrentUser");
    const { body: stores } = await world.call("listStores");
    const other = stores.data.find(({ is_current }) => is_current === 0)!;
    const form = { ...FORM, ...headers };
    for (const [path, body] of [
      ["/api/favorite", "goods_ids[0]=9"],
      [`/api/user/stores/${other.id}/switch`, ""],
    ]) {
      const refused = await send(world, "POST", mock.urls.main + path, form, body);
      expect([refused.status, refused.body.code]).toEqual([403, 403]);
      expect(refused.body.message).toMatch(/商城/);
      expect(refused.headers["access-control-allow-origin"]).toBeUndefined();
    }
    expect((await world.call("listFavorites")).body.data).toEqual(before.data);
    expect((await world.call("getCurrentUser")).body.data?.company).toBe(company.data?.company);
  });

  it.each([
    ["of the shop", { origin: SHOP, "sec-fetch-site": "same-site" }],
    ["of the shop behind one name", { origin: "https://shop.example", host: "shop.example" }],
    ["that is no page but a program", {}],
  ] satisfies [string, Record<string, string>][])("%s may", async (_name, headers) => {
    const world = await mock.as("buyer");
    const form = { ...FORM, ...headers };
    const { status } = await send(world, "POST", `${mock.urls.main}/api/favorite`, form, "goods_ids[0]=9");
    expect(status).toBeLessThan(300);
  });
});

describe("the draw, which is a GET", () => {
  const drawn = async (world: TestWorld) => (await world.call("getLotteryStatus")).body.data;
  const address = (id: number) => `${mock.urls.activity}/api/draw?id=${id}`;

  it.each([
    ...FOREIGN,
    ["whose link is opened", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
    ["in a mail, whose link is opened", { "sec-fetch-site": "none", "sec-fetch-mode": "navigate" }],
    ["whose link is opened in an old browser", {}],
  ] satisfies [string, Record<string, string>][])("is not spent by a page %s", async (_name, headers) => {
    const world = await mock.as("buyer");
    const { id } = (await drawn(world))!;
    for (const method of ["GET", "HEAD"])
      expect((await send(world, method, address(id), headers)).status).toBe(403);
    expect(await drawn(world)).toMatchObject({ is_join: 0 });
  });

  it.each([
    ["the shop", { origin: SHOP, "sec-fetch-site": "same-site" }],
    ["the shop behind one name", { "sec-fetch-site": "same-origin" }],
    ["a program that says so", { "x-requested-with": "XMLHttpRequest" }],
  ] satisfies [string, Record<string, string>][])("is for %s", async (_name, headers) => {
    const world = await mock.as("buyer");
    const { id } = (await drawn(world))!;
    expect((await send(world, "GET", address(id), headers)).status).toBe(200);
    expect(await drawn(world)).toMatchObject({ is_join: 1 });
  });
});

describe("a page of another site", () => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await mock.as("buyer");
  });
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const document = readDocument();
  const guarded = walkOperations(document)
    .filter((placed) => factsOf(document, placed).guarded)
    .map(({ operation }) => operation.operationId as OperationId);

  it("is refused by every call that changes something, before its session and its body", async () => {
    expect(guarded.length).toBeGreaterThan(60);
    for (const id of guarded) {
      const { method, path, host } = operations[id];
      const url = mock.urls[host] + path.replaceAll(/\{\w+\}/g, "1");
      expect([id, (await send(world, method, url, foreign)).status]).toEqual([id, 403]);
    }
  });

  it("may be linked to what only reads", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
    expect((await send(world, "GET", `${mock.urls.main}/api/goods/hot`, headers)).status).toBe(200);
  });

  it("is named in the log as the reason", async () => {
    await send(world, "POST", `${mock.urls.main}/api/favorite`, { ...FORM, ...foreign }, "goods_ids[0]=9");
    const calls = await world.control.requests();
    const why = await world.control.why(calls.at(-1)!.id);
    expect(why).toMatchObject({ stage: "origin", status: 403 });
  });
});
