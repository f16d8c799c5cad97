import { describe, expect, it, onTestFinished } from "vitest";
import type { Fault } from "#generated/control/model/index.ts";
import { createFetchBackend } from "#mock/fetch/backend.ts";
import { type Backend, createBackend } from "#mock/test-kit/create-backend.ts";
import { findViolations } from "#mock/test-kit/find-violations.ts";
import { mockWorld } from "#mock/test-kit/mock-world.ts";
import { type MockWorld, openWorld } from "#mock/test-kit/open-world.ts";
import type { WorldOptions } from "#mock/test-kit/world-options.ts";
import { PNG } from "../support/account.ts";
import { contractOperations, exampleRequest } from "../support/example-request.ts";
import { NOW, TEST_SCALE, testMock } from "../support/mock.ts";

const LIST = "/api/goods/list";
const backend = createBackend({ scale: TEST_SCALE });
const open = (options: WorldOptions = {}) => backend.world(options);
const withFault = (fault: Fault) => open({ persona: "buyer", faults: [{ match: { path: LIST }, fault }] });

describe("a backend without a server", () => {
  const server = testMock({ seed: 7 });
  let same: Backend | undefined;
  const inProcess = () => (same ??= createBackend({ seed: 7, scale: TEST_SCALE, urls: server.urls }));

  it.each(contractOperations)("responds to $id as the server does", async (operation) => {
    const options: WorldOptions = { name: operation.id, persona: "buyer", clock: NOW };
    const respond = async (world: MockWorld) => {
      const { path, options: request } = exampleRequest(operation);
      const { status, text, headers } = await world.request(operation.method, path, request);
      const named = ["content-type", "content-length", "etag", "location", "x-mock-violation"];
      return { status, text, ...Object.fromEntries(named.map((name) => [name, headers.get(name)])) };
    };
    const served = await respond(await openWorld(server.urls, options));
    expect(await respond(await inProcess().world(options))).toEqual(served);
  });

  it("serves the panel, the reference, pictures and documents", async () => {
    const world = await open({ persona: "buyer" });
    for (const path of ["/__mock__/", "/__mock__/docs"])
      expect(await (await world.fetch(path)).text()).toContain("<!doctype html>");
    const { data } = (await world.call("listGoods")).body;
    const picture = await world.fetch(data.list[0]!.goods_image[0]!.list_url);
    expect(picture.headers.get("content-type")).toContain("image/");
    const repeated = await world.fetch(data.list[0]!.goods_image[0]!.list_url, {
      headers: { "if-none-match": picture.headers.get("etag")! },
    });
    expect([repeated.status, await repeated.text()]).toEqual([304, ""]);
  });

  it("keeps a session for each world, which no other world's logout ends", async () => {
    const [one, other] = [await open(), await open()];
    for (const world of [one, other]) await world.login("buyer");
    await one.call("logout");
    const whoIs = async (world: MockWorld) =>
      (await world.call("getCurrentUser")).body.data?.username ?? null;
    expect([await whoIs(one), await whoIs(other)]).toEqual([null, "buyer"]);
  });

  it("takes a file, and refuses one that is too large", async () => {
    const world = await open();
    const upload = (file: File) => world.call("uploadFile", { body: { file, kind: 1 } });
    expect((await upload(new File([PNG], "证照.png"))).status).toBe(201);
    expect((await upload(new File([new Uint8Array(40 * 1024 * 1024)], "large.png"))).status).toBe(413);
  });

  it("sets several cookies", async () => {
    const headers = { "set-cookie": ["seen=1; Path=/", "last=2; Path=/"] };
    const world = await withFault({ kind: "answer", status: 200, headers });
    expect((await world.fetch(LIST)).headers.getSetCookie()).toEqual(headers["set-cookie"]);
  });

  it("has nothing at another address", async () => {
    await expect(backend.fetch("https://example.com/api/user")).rejects.toThrow(
      "https://example.com/api/user is not an address of the mock",
    );
    expect(backend.serves("http://localhost:4010/api/user")).toBe(true);
    expect(backend.serves("http://localhost:40100/api/user")).toBe(false);
  });

  it("tells its watchers what happens, until they leave", async () => {
    const { app, ...transport } = createFetchBackend({ scale: TEST_SCALE });
    const world = await openWorld(transport, { persona: "buyer" });
    const leave = new AbortController();
    const { body } = await world.fetch("/__mock__/events", { signal: leave.signal });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    await world.call("getCurrentUser");
    let seen = "";
    while (!seen.includes("getCurrentUser")) seen += (await reader.read()).value;
    expect(app.events.isWatched(world.name)).toBe(true);
    leave.abort();
    await expect(reader.read()).rejects.toThrow("aborted");
    expect(app.events.isWatched(world.name)).toBe(false);
  });

  it("lies below the addresses that it is given", async () => {
    const main = "https://shop.example/demo";
    const urls = { main, activity: `${main}/activity`, chat: `${main}/chat` };
    const world = await createBackend({ scale: TEST_SCALE, urls }).world({ persona: "buyer" });
    expect((await world.call("getCurrentUser")).body.data?.username).toBe("buyer");
    expect((await world.call("listGoodsActivities")).status).toBe(200);
    const { data } = (await world.call("listGoods")).body;
    expect(data.list[0]!.goods_image[0]!.list_url).toMatch(/^https:\/\/shop\.example\//);
    expect((await world.fetch(data.list[0]!.goods_image[0]!.list_url)).status).toBe(200);
    expect(await findViolations(world.control)).toEqual([]);
  });
});

describe.concurrent("a fault of the connection", () => {
  it("hangs until the caller gives up", async () => {
    const world = await withFault({ kind: "hang" });
    const abort = new AbortController();
    const hanging = world.get(LIST, { signal: abort.signal });
    expect((await world.get("/api/goods/hot")).status).toBe(200);
    abort.abort();
    await expect(hanging).rejects.toThrow("aborted");
  });

  it("resets it", async () => {
    const world = await withFault({ kind: "reset" });
    await expect(world.get(LIST)).rejects.toThrow("Failed to fetch");
  });

  it("cuts the body", async () => {
    const response = await (await withFault({ kind: "cut", when: "after" })).send("GET", LIST);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("network error");
  });

  it("lets the body drip", async () => {
    const response = await (await withFault({ kind: "slow-drip", duration: 50 })).send("GET", LIST);
    let pieces = 0;
    let text = "";
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      pieces += 1;
      text += piece;
    }
    expect(pieces).toBeGreaterThan(3);
    expect(JSON.parse(text)).toMatchObject({ code: 200, data: { page: 1 } });
  });
});

describe("a world of a test", () => {
  const ask = () =>
    fetch("http://localhost:4010/api/user", { headers: { "x-requested-with": "XMLHttpRequest" } });

  it("is called by the app's own fetch while it is connected", async () => {
    const world = await mockWorld({ persona: "buyer" });
    onTestFinished(world.drop);
    world.connect();
    expect(await (await ask()).json()).toMatchObject({ data: { username: "buyer" } });
    expect(await world.control.requests({ operationId: "getCurrentUser" })).toHaveLength(1);
  });

  it("has to be connected: an app that calls none gets an error that says so", async () => {
    const world = await mockWorld({ persona: "buyer" });
    await expect(ask()).rejects.toThrow("world.connect()");
    const disconnect = world.connect();
    expect((await ask()).status).toBe(200);
    disconnect();
    await expect(ask()).rejects.toThrow("world.connect()");
    world.connect();
    await world.drop();
    await expect(ask()).rejects.toThrow("world.connect()");
  });

  it("is connected alone", async () => {
    const [one, other] = [await mockWorld(), await mockWorld()];
    onTestFinished(one.drop);
    one.connect();
    expect(() => other.connect()).toThrow(one.name);
    expect((await other.fetch("/api/goods/hot")).status).toBe(200);
  });
});
