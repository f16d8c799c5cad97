import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { output } from "zod/mini";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { listOperations } from "#api-spec/kit/operations.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { createValidators } from "#api-spec/kit/validators.ts";
import type { MakeAccountResponse } from "#generated/setup/setup.zod.ts";
import { ROUTES } from "#mock/server/control/routes.ts";
import { type TestWorld, testMock } from "../support/mock.ts";

type Account = output<typeof MakeAccountResponse>;

const document = parse(
  readFileSync(new URL("../../api-spec/setup/openapi.yaml", import.meta.url), "utf8"),
) as ContractDocument;
const operations = listOperations(document);
const validators = createValidators(document, { allErrors: true });
const mock = testMock();

const toRegExp = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);

/** Calls the adapter; request and response must be those of its contract. */
async function call<T>(
  world: TestWorld,
  method: string,
  path: string,
  body?: object,
  statusClass = 2,
): Promise<T> {
  const response = await fetch(`${mock.urls.main}/__mock__/setup${path}`, {
    method,
    headers: { "x-mock-world": world.name },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = (await response.json()) as T;
  const operation = operations.find((each) => each.method === method && toRegExp(each.path).test(path));
  if (!operation) throw new Error(`${method} ${path} is not in api-spec/setup`);
  const what = `${operation.id} ${response.status} ${JSON.stringify(json)}`;
  expect({ what, class: Math.floor(response.status / 100) }).toEqual({ what, class: statusClass });
  const pointers = [
    [operation.responses.get(response.status)?.body?.pointer, json],
    [statusClass === 2 ? operation.bodies[0]?.pointer : undefined, body],
  ] as const;
  for (const [pointer, value] of pointers)
    if (pointer !== undefined)
      expect({ what, valid: validators.at(pointer)(value) }).toEqual({ what, valid: true });
  return json;
}

const make = (world: TestWorld, wish: object) => call<Account>(world, "POST", "/accounts", wish);

async function buyerOf(world: TestWorld, { username, password }: Account) {
  const body = new URLSearchParams({ username, password });
  const headers = { "x-mock-world": world.name, "x-requested-with": "XMLHttpRequest" };
  const login = await fetch(`${mock.urls.main}/api/user/login`, { method: "POST", headers, body });
  const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const read = async (path: string): Promise<{ data: Record<string, unknown> }> => {
    const response = await fetch(`${mock.urls.main}${path}`, { headers: { ...headers, cookie } });
    return (await response.json()) as { data: Record<string, unknown> };
  };
  return { status: login.status, read };
}

it("the adapter's routes and its contract name the same calls", () => {
  const served = Object.entries(ROUTES).flatMap(([path, route]) =>
    path.startsWith("setup/") ? Object.keys(route).map((method) => `${method} ${path.slice(5)}`) : [],
  );
  expect(served.toSorted()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it("the guide of the reference names the same calls", () => {
  const guide = readDocument()["x-guides"]?.find(({ id }) => id === "setup");
  const rows = guide?.sections.flatMap(({ table }) => table?.rows ?? []) ?? [];
  const named = rows.map(([call = ""]) => call.replaceAll("`", ""));
  expect(named.toSorted()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it("makes an approved account with what its contract says", async () => {
  const world = await mock.world();
  const { status, read } = await buyerOf(
    world,
    await make(world, { kind: "approved", balance: 12, points: 34 }),
  );
  expect(status).toBe(200);
  expect((await read("/api/user/user_money")).data).toMatchObject({ user_money: 12 });
  expect((await read("/api/user/points")).data).toMatchObject({ points: 34 });
  expect((await read("/api/user/address")).data).toHaveLength(1);
  expect((await read("/api/order")).data).toMatchObject({ total: 0 });
  expect((await read("/api/user/user_credit")).data).toMatchObject({ is_open: 1 });
  expect((await read("/api/user/base")).data.business_scope).not.toBe("");
});

it.each([
  ["unapproved", 200],
  ["unsigned", 200],
  ["captcha", 422],
  ["unregistered", 422],
])("an account that is %s gets %i at a plain login", async (kind, status) => {
  const world = await mock.world();
  expect((await buyerOf(world, await make(world, { kind }))).status).toBe(status);
});

it.each([
  ["unpaid", 1],
  ["paid", 2],
  ["shipped", 3],
  ["received", 4],
  ["finished", 5],
  ["cancelled", 6],
])("an order that is %s has the status %i", async (state, status) => {
  const world = await mock.world();
  const account = await make(world, { kind: "approved" });
  const { username } = account;
  const { order_id: id } = await call<{ order_id: number }>(world, "POST", "/orders", { username, state });
  const { read } = await buyerOf(world, account);
  expect((await read(`/api/order/${id}`)).data).toMatchObject({ id, status });
});

it("moves the clock, and takes everything back", async () => {
  const world = await mock.world();
  const { now: before } = await world.control.clock.read();
  const account = await make(world, { kind: "approved" });
  const { now } = await call<{ now: string }>(world, "PUT", "/clock", { advance_seconds: 86_400 });
  expect(Date.parse(now) - Date.parse(before)).toBeGreaterThanOrEqual(86_400_000);
  await call(world, "POST", "/reset");
  expect(Date.parse((await world.control.clock.read()).now) - Date.parse(before)).toBeLessThan(86_400_000);
  expect((await buyerOf(world, account)).status).toBe(422);
  expect((await world.control.snapshots.list()).map(({ name }) => name)).toEqual([]);
  await call(world, "POST", "/reset");
});

it.each([
  ["POST", "/accounts", { kind: "rich" }, /kind must be one of approved, /],
  ["POST", "/accounts", { kind: "approved", color: 1 }, /has no field color/],
  ["POST", "/accounts", { kind: "approved", balance: -1 }, /balance must be an integer from 0 to 1000000/],
  ["POST", "/orders", { username: "setup9999", state: "paid" }, /unknown user setup9999/],
  ["PUT", "/clock", { advance_seconds: 0 }, /advance_seconds must be an integer from 1 to /],
  ["GET", "/codes/13800000000", undefined, /no code was sent to 13800000000/],
  ["POST", "/decisions", { about: "return", id: "424242" }, /no return 424242/],
  [
    "POST",
    "/decisions",
    { about: "invoice", id: "1", approved: false },
    /what is invoice cannot be rejected/,
  ],
])("%s %s of %o is refused with a reason", async (method, path, body, reason) => {
  const world = await mock.world();
  expect(await call(world, method, path, body, 4)).toMatchObject({ message: expect.stringMatching(reason) });
});
