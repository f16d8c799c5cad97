import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { handlers } from "#mock/domain/handlers.ts";
import { freePorts } from "#scripts/support/ports.ts";
import { testMock } from "../support/mock.ts";
import { plantedContract } from "../support/planted-contract.ts";
import { startNode } from "../support/program.ts";

const PRISM = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
const document = plantedContract();
const mock = testMock({ document, handlers: { login: handlers.login } });
const DRAW = "/planted/draw/7";
const activity = { host: "activity" } as const;

let stock = "";
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "stock-prism-"));
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(document));
  const port = await freePorts(1);
  const program = startNode([PRISM, "mock", "-p", String(port), file]);
  await program.said(/Prism is listening on/);
  stock = `http://127.0.0.1:${port}`;
  return async () => {
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
});

type Seen = { status: number; type: string | undefined; body: unknown };

async function askStock(path: string, headers: Readonly<Record<string, string>>): Promise<Seen> {
  const response = await fetch(stock + path, { headers: { cookie: "session=any", ...headers } });
  const type = response.headers.get("content-type")?.split(";")[0];
  return { status: response.status, type, body: read(await response.text()) };
}

async function askMock(path: string, headers: Readonly<Record<string, string>>): Promise<Seen> {
  const reply = await (await mock.as("buyer")).get(path, { ...activity, headers });
  const type = reply.headers.get("content-type")?.split(";")[0];
  return { status: reply.status, type, body: read(reply.text) };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type Headers = Readonly<Record<string, string>>;

/** Prism documents these under "Response Generation", "Prefer" and "Content Negotiation". */
const BEHAVIORS: readonly [what: string, path: string, headers: Headers, status: number][] = [
  ["the first example of success without a wish", DRAW, {}, 200],
  ["a status", DRAW, { prefer: "code=422" }, 422],
  ["a status of ours", DRAW, { prefer: "code=459" }, 459],
  ["a status of the server", DRAW, { prefer: "code=500" }, 500],
  ["an example by its name", DRAW, { prefer: "example=lost" }, 200],
  ["a status and an example", DRAW, { prefer: "code=401, example=ended-10001" }, 401],
  ["a name in quotes", DRAW, { prefer: 'example="lost"' }, 200],
  ["a status that is not declared", DRAW, { prefer: "code=418" }, 404],
  ["an example that is not there", DRAW, { prefer: "example=none" }, 404],
  ["an example of another status", DRAW, { prefer: "code=401, example=lost" }, 200],
  ["generated data", DRAW, { prefer: "dynamic=true, seed=7" }, 200],
  ["generated data of a status", DRAW, { prefer: "code=459, dynamic=true, seed=7" }, 459],
  ["no generated data", DRAW, { prefer: "dynamic=false" }, 200],
  ["a preference that is not Prism's", DRAW, { prefer: "respond-async" }, 200],
  ["a status in the query", `${DRAW}?__code=459`, {}, 459],
  ["an example in the query", `${DRAW}?__example=lost`, {}, 200],
  ["generated data in the query", `${DRAW}?__dynamic=true&__seed=7`, {}, 200],
  ["the header before the query", `${DRAW}?__code=459`, { prefer: "code=422" }, 422],
  ["a type that there is", DRAW, { accept: "application/json" }, 200],
  ["any of its kind", DRAW, { accept: "application/*" }, 200],
  ["any type", DRAW, { accept: "text/html, */*;q=0.8" }, 200],
  ["a type that there is not", DRAW, { accept: "application/xml" }, 406],
  ["one of several types", DRAW, { accept: "application/xml, application/json" }, 200],
];

describe("Prism's documented behaviors are those of stock Prism", () => {
  it.each(BEHAVIORS)("%s", async (_what, path, headers, status) => {
    const [ours, theirs] = await Promise.all([askMock(path, headers), askStock(path, headers)]);
    expect(ours).toEqual(theirs);
    expect(ours.status).toBe(status);
  });

  // The words for a request that is refused are ours: they name the field, in Chinese.
  it.each([
    ["a request that the contract refuses", "/planted/draw/abc", {}, 422],
    ["such a request with a wish", "/planted/draw/abc", { prefer: "code=200" }, 422],
    ["an address that is not there", "/planted/nowhere", {}, 404],
  ] as const)("%s, by its status", async (_what, path, headers, status) => {
    const [ours, theirs] = await Promise.all([askMock(path, headers), askStock(path, headers)]);
    expect([ours.status, theirs.status]).toEqual([status, status]);
  });
});
