import { beforeAll, expect, it, vi } from "vitest";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { type Operation, listOperations } from "#api-spec/kit/operations.ts";
import { type Validators, createValidators } from "#api-spec/kit/validators.ts";
import { type MockControl, createMockControl } from "#mock/client.ts";
import { testMock } from "../support/mock.ts";

type Exchange = { method: string; path: string; sent: unknown; status: number; body: unknown };

const mock = testMock();
/** Pages, this document and a stream: a client has no call for them. */
const NOT_FOR_CLIENTS = ["getControlContract", "getDocs", "getPanel", "watchEvents"];
const CREDIT_ORDER = 9006;

let operations: Operation[];
let servers: NonNullable<ContractDocument["servers"]>;
let validators: Validators;
beforeAll(async () => {
  const response = await fetch(`${mock.urls.main}/__mock__/openapi.json`);
  const document = (await response.json()) as ContractDocument;
  servers = document.servers ?? [];
  operations = listOperations(document);
  validators = createValidators(document, { allErrors: true });
});

it("is served with the address that it was asked at", () => {
  expect(servers).toEqual([{ url: `${mock.urls.main}/__mock__` }]);
});

const toRegExp = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);

function operationOf({ method, path }: Exchange): Operation {
  const found = operations.find((one) => one.method === method && toRegExp(one.path).test(path));
  if (!found) throw new Error(`${method} ${path} is not in the control API's contract`);
  return found;
}

function expectConform(pointer: string | undefined, value: unknown, what: string): void {
  if (pointer === undefined) throw new Error(`${what}: nothing is declared`);
  const validate = validators.at(pointer);
  expect({ what, valid: validate(value), errors: validate.errors }).toEqual({
    what,
    valid: true,
    errors: null,
  });
}

function check(exchange: Exchange): string {
  const { id, bodies, responses } = operationOf(exchange);
  const response = responses.get(exchange.status);
  // The setup adapter's contract has a range.
  if (!response && exchange.path.startsWith("/setup/") && exchange.status >= 400) return id;
  if (!response) throw new Error(`${id} responds to an undeclared ${exchange.status}`);
  const what = `${id} ${exchange.status} ${JSON.stringify(exchange.body).slice(0, 300)}`;
  expectConform(response.body?.pointer, exchange.body, what);
  if (bodies.length > 0 && exchange.status < 400) expectConform(bodies[0]?.pointer, exchange.sent, what);
  return id;
}

/** Every call of the client at least once; each must return something. */
async function callEverything(world: MockControl, base: string, login: () => Promise<void>): Promise<void> {
  await world.health();
  await world.worlds();
  await world.scenarios();
  const { session } = await world.scenario("payment-processing", { freeze: true });
  const known = createMockControl({
    baseUrl: base,
    world: "everything",
    session: session?.cookie.split("=")[1] ?? "",
  });
  expect((await known.session.read()).session?.username).toBe("buyer");
  await known.session.logInAs("big");
  await known.session.logOut();
  await world.clock.read();
  await world.clock.advance("1m");
  await world.personas();
  await world.snapshots.save("one");
  await world.snapshots.upload(await world.snapshots.download("one"), "two");
  await world.snapshots.list();
  const [payment] = (await world.state.records("payments")).records;
  await world.settlePayment({ pay_no: String(payment?.key), ok: true });
  await world.approveRegistration({ username: "newbie", approved: true });
  await world.holdPayments("unconfirmed");
  await world.holdPayments("off");
  const [certificates] = (await world.state.records("certificates", { key: "6" })).records;
  const [waiting] = (certificates?.value ?? []) as { id: number; review: number }[];
  await expect(world.reviewCertificate({ id: waiting?.id ?? 0 })).rejects.toThrow("409");
  await world.answerFeedback({ id: 3, reply: "已安排开发" });
  await expect(world.answerVariety({ id: 424_242, status: "unavailable" })).rejects.toThrow("404");
  await expect(world.scanWechat({ code: "nothing", step: "scan" })).rejects.toThrow("404");
  expect((await world.snapshots.diff("one")).total).toBeGreaterThan(0);
  await world.snapshots.restore("one");
  await world.snapshots.drop("two");
  await world.state.tables();
  await world.state.change("goods", 7, { number: 2 });
  await world.verify("listGoods", { times: 0 });
  await world.create.goods();
  const made = await world.create.user();
  await world.create.coupon({ user: made.username, amount: 5 });
  await world.create.order({ user: made.username });
  await world.setup.account({ kind: "unapproved" });
  await world.setup.order({ username: made.username, state: "paid" });
  await world.setup.decide({ about: "registration", id: "newbie" });
  await world.setup.advance(1);
  await expect(world.setup.code("nobody")).rejects.toThrow("404");
  const scan = { code_id: "nothing", nickname: "x", confirmed: true };
  await expect(world.setup.scan(scan)).rejects.toThrow("404");
  await world.setup.reset();
  const { id } = await world.faults.add({
    match: { tag: "goods" },
    fault: { kind: "status", status: 500 },
    times: 1,
  });
  await world.faults.check({ match: { operationId: "listGoods" }, fault: { kind: "hang" } });
  await world.faults.list();
  await login();
  await world.faults.clear(id);
  const [refused] = await world.requests({ status: "4xx" });
  await world.request(refused?.id ?? 0);
  await world.why(refused?.id ?? 0);
  await world.har();
  await world.outbox();
  await world.reportPageView({ name: "list", path: "/list", title: "商品列表", referrer: "" });
  await world.pageViews();
  await world.coverage();
  await world.clearCoverage();
  await world.clearRequests();
  await world.reset();
  await world.drop();
}

it("client, server and contract of the control API agree", async () => {
  const exchanges: Exchange[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const response = await real(request);
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/__mock__/"))
      exchanges.push({
        method: request.method,
        path: pathname.slice("/__mock__".length),
        sent: text === "" ? undefined : JSON.parse(text),
        status: response.status,
        body: await response.clone().json(),
      });
    return response;
  });
  const world = createMockControl({ baseUrl: mock.urls.main, world: "everything" });
  await callEverything(world, mock.urls.main, async () => {
    const headers = { "x-mock-world": "everything" };
    await real(`${mock.urls.main}/api/order/${CREDIT_ORDER}`, { headers });
    await real(`${mock.urls.main}/api/goods/list?page=0`, { headers });
  });
  vi.restoreAllMocks();
  const called = new Set(exchanges.map(check));
  const declared = operations.map(({ id }) => id);
  expect(declared.filter((id) => !called.has(id)).toSorted()).toEqual(NOT_FOR_CLIENTS);
});

it("the server's control routes and the contract are the same", async () => {
  const response = await fetch(`${mock.urls.main}/__mock__/nothing`);
  const { message } = (await response.json()) as { message: string };
  const known = message.split("available: ")[1]?.split(", ") ?? [];
  expect(known.toSorted()).toEqual(
    [...new Set(operations.map(({ path }) => path.slice(1)))]
      // The panel is served at the prefix itself.
      .filter((path) => path !== "")
      .toSorted(),
  );
});
