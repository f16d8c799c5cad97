import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBackend } from "./check-backend.ts";

const SHOP = "http://localhost:5173";

type HttpResponse = { status?: number; headers?: Record<string, string> };
let read: HttpResponse;
let leave: HttpResponse;
const server = createServer(({ method }, response) => {
  const { status = method === "OPTIONS" ? 204 : 200, headers } = method === "OPTIONS" ? leave : read;
  response
    .writeHead(status, { "content-type": "application/json", ...headers })
    .end(method === "OPTIONS" ? "" : "{}");
});
let port: number;

beforeAll(async () => {
  server.listen(0);
  await once(server, "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const CORS = { "access-control-allow-origin": SHOP, "access-control-allow-credentials": "true" };
const LEAVE = { ...CORS, "access-control-allow-headers": "Content-Type, X-Requested-With, Idempotency-Key" };

it.each<[problem: string, read: HttpResponse, leave?: HttpResponse]>([
  [
    "they carry no Access-Control-Allow-Origin, it has to be http://localhost:5173 (docs/backend.md#cors)",
    {},
  ],
  [
    "they carry Access-Control-Allow-Origin: *, it has to be",
    { headers: { "access-control-allow-origin": "*" } },
  ],
  ["no Access-Control-Allow-Credentials: true", { headers: { "access-control-allow-origin": SHOP } }],
  ["does not know /api/focus/common", { status: 404, headers: CORS }],
  [
    "leads to https://other.example/: give that address to --api",
    { status: 301, headers: { ...CORS, location: "https://other.example/" } },
  ],
  ["responds with 200 and text/html, not with JSON", { headers: { ...CORS, "content-type": "text/html" } }],
  ["OPTIONS asks for leave and it gets 405", { headers: CORS }, { status: 405 }],
  ["OPTIONS asks for leave and its response carries no Access-Control-Allow-Origin", { headers: CORS }, {}],
  [
    "Access-Control-Allow-Headers lacks X-Requested-With, Idempotency-Key",
    { headers: CORS },
    { headers: CORS },
  ],
  [
    "Access-Control-Allow-Headers lacks Idempotency-Key",
    { headers: CORS },
    { headers: { ...CORS, "access-control-allow-headers": "content-type,x-requested-with" } },
  ],
])("one line says that %s", async (problem, ofRead, ofLeave = { headers: LEAVE }) => {
  read = ofRead;
  leave = ofLeave;
  const lines = await checkBackend({ main: `http://localhost:${port}` }, SHOP);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(problem);
  expect(lines[0]).not.toContain("\n");
});

it("nothing is said of a backend that lets the shop in, even where it lacks the call", async () => {
  leave = { headers: LEAVE };
  for (const status of [200, 401, 501]) {
    read = { status, headers: CORS };
    expect(await checkBackend({ main: `http://localhost:${port}` }, SHOP)).toEqual([]);
  }
  // Behind one name nothing has to be allowed.
  [read, leave] = [{}, {}];
  expect(await checkBackend({ main: `http://localhost:${port}` }, `http://localhost:${port}`)).toEqual([]);
});

it("a backend at another site without https gets no cookies", async () => {
  read = { headers: CORS };
  leave = { headers: LEAVE };
  const [line] = await checkBackend({ main: `http://127.0.0.1:${port}` }, SHOP);
  expect(line).toContain("another site than http://localhost:5173 and without https");
});

it("a backend that does not respond is named with the reason", async () => {
  const closed = createServer().listen(0);
  await once(closed, "listening");
  const main = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  closed.close();
  await once(closed, "close");
  expect(await checkBackend({ main }, SHOP)).toEqual([`${main} does not respond: ECONNREFUSED`]);
});
