import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ContractFiles } from "#mock/node/read-contract.ts";
import { startMockServer } from "#mock/node/start.ts";
import { startMock } from "../support/mock-program.ts";
import { testMock } from "../support/mock.ts";

const FILES = join(import.meta.dirname, "other-contract");
const PETSTORE = join(FILES, "petstore.yaml");
const OVERLAY = join(FILES, "overlay.yaml");
const json = (body: unknown, headers = {}) => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});

/** A copy of the files, of which a test may change any. */
function copyFiles() {
  const folder = mkdtempSync(join(tmpdir(), "other-contract-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(FILES, folder, { recursive: true });
  return {
    path: (name: string) => join(folder, name),
    edit: (name: string, from: string, to: string) => {
      const text = readFileSync(join(folder, name), "utf8");
      expect(text).toContain(from);
      writeFileSync(join(folder, name), text.replaceAll(from, to));
    },
  };
}

describe("another contract", () => {
  const mock = testMock({ contract: PETSTORE, seed: 3 });

  it("gets the examples of its responses, below the path of its server", async () => {
    const world = await mock.world();
    const one = await world.get("/v1/pets/7");
    expect([one.status, one.body]).toEqual([200, { id: 7, name: "Rex", tag: "dog" }]);
    expect(one.headers.get("x-mock-answer")).toBe("example");
    expect((await world.get("/pets/7")).status).toBe(404);
  });

  it("gets bodies by its schemas where it has no example, the same for the same seed", async () => {
    const [a, b] = [await mock.world(), await mock.world()];
    const pets = await a.get("/v1/pets");
    const isPet = { id: expect.any(Number) as number, name: expect.any(String) as string };
    expect(pets.body).toEqual(expect.arrayContaining([expect.objectContaining(isPet)]));
    expect((await b.get("/v1/pets")).text).toBe(pets.text);
    expect((await b.get("/v1/pets", { headers: { prefer: "seed=4" } })).text).not.toBe(pets.text);
    expect(await a.control.requests({ violations: "true" })).toEqual([]);
  });

  it("refuses as it declares: credentials, parameters and bodies, with the reason in the log", async () => {
    const world = await mock.world();
    const failure = { reason: "the request is wrong" };
    const pet = { id: 1, name: "Rex", tag: null };
    expect((await world.get("/v1/pets?limit=0")).body).toEqual(failure);
    expect((await world.request("POST", "/v1/pets", json(pet))).status).toBe(401);
    const key = { "x-key": "any" };
    const unnamed = await world.request("POST", "/v1/pets", json({ id: 1 }, key));
    expect([unnamed.status, unnamed.body]).toEqual([400, failure]);
    expect((await world.request("POST", "/v1/pets", { headers: key })).status).toBe(400);
    const text = { "content-type": "text/plain", ...key };
    expect((await world.request("POST", "/v1/pets", { body: "Rex", headers: text })).status).toBe(400);
    const bearer = { authorization: "Bearer any" };
    expect((await world.request("POST", "/v1/pets", json(pet, bearer))).status).toBe(201);
    const xml = { "content-type": "application/xml", ...key };
    expect((await world.request("POST", "/v1/pets", { body: "<pet/>", headers: xml })).status).toBe(201);
    const calls = await world.control.requests();
    expect(calls.map(({ refused_by }) => refused_by)).toEqual([...Array(5).fill("contract"), null, null]);
    expect((await world.control.why(3)).text).toContain("body name violates required");
  });

  it("has worlds, faults, a clock, the panel and the reference around it", async () => {
    const [hit, spared] = [await mock.world(), await mock.world()];
    await hit.control.faults.add({
      match: { operationId: "get /pets/{pet-id}" as never },
      fault: { kind: "status", status: 503 },
    });
    expect((await hit.get("/v1/pets/7")).status).toBe(503);
    expect((await spared.get("/v1/pets/7")).status).toBe(200);
    await hit.control.clock.advance("3d");
    expect((await hit.control.clock.read()).now).toMatch(/^2026-11-24/);
    expect((await hit.control.coverage()).operations.map((each) => each.operation_id)).toContain("listPets");
    for (const page of ["", "docs"])
      expect(await (await fetch(`${mock.urls.main}/__mock__/${page}`)).text()).toContain("listPets");
  });

  it("serves paths that refer to others, and has them in the reference", async () => {
    const world = await mock.world();
    expect((await world.get("/v1/animals/7")).body).toEqual({ id: 7, name: "Rex", tag: "dog" });
    for (const path of ["/v1/health", "/v1/shops"]) expect((await world.get(path)).status).toBe(204);
    const called = await world.control.requests();
    expect(called.map((each) => each.operation_id)).toEqual([
      "get /animals/{pet-id}",
      "readHealth",
      "listShops",
    ]);
    for (const page of ["", "docs"])
      expect(await (await fetch(`${mock.urls.main}/__mock__/${page}`)).text()).toContain("listShops");
  });

  it("is changed by an overlay, too", async () => {
    const { path, edit } = copyFiles();
    edit("overlay.yaml", "$.components.schemas.Goods", "$.components.responses.Failure");
    const server = await startMockServer({
      port: 0,
      quiet: true,
      contract: PETSTORE,
      overlays: [path("overlay.yaml")],
    });
    onTestFinished(() => server.close());
    expect((await fetch(`${server.urls.main}/v1/api/recalls`)).status).toBe(200);
  });
});

describe("an overlay on the shop's contract", () => {
  const mock = testMock({ overlays: [OVERLAY] });

  it("adds calls, to which Prism responds", async () => {
    const world = await mock.as("buyer");
    const recalls = await world.get("/api/recalls");
    expect(recalls.body.data).toEqual([{ lot: "20261101", grade: 2 }]);
    const bad = await world.request("POST", "/api/recalls", json({}));
    expect([bad.status, bad.body.errors]).toEqual([422, { lot: ["缺少批号"] }]);
    const reported = await world.request("POST", "/api/recalls", json({ lot: "1" }));
    expect([reported.status, reported.headers.get("x-mock-answer")]).toEqual([201, "example"]);
    expect((await world.control.health()).from_examples).toEqual(["listRecalls", "reportRecall"]);
  });

  it("adds a required field, which is filled from its example, with a violation in the log", async () => {
    const world = await mock.as("buyer");
    const list = await world.call("listGoods", { query: { page_size: 1 } });
    expect([list.status, list.body.data.list[0]]).toEqual([
      200,
      expect.objectContaining({ cold_chain: "2–8 °C" }),
    ]);
    const cart = await world.call("listCartLines");
    expect(cart.status).toBe(200);
    expect(cart.text).toContain('"cold_chain":"2–8 °C"');
    const broken = await world.control.requests({ violations: "true" });
    expect(broken.map(({ operation_id }) => operation_id)).toEqual(["listGoods", "listCartLines"]);
    expect(broken[0]?.violations[0]).toMatch(/must have required property 'cold_chain'/);
  });
});

type Refused = [
  what: string,
  file: string,
  options: ContractFiles,
  line: RegExp,
  change?: [from: string, to: string],
];

describe("a file that cannot be served", () => {
  it.each<Refused>([
    ["no file", "petstore.yaml", { contract: "nowhere.yaml" }, /^cannot read .*nowhere\.yaml: ENOENT/],
    ["no YAML", "petstore.yaml", { contract: "petstore.yaml" }, /is not valid YAML/, ["info: {", "info: [{"]],
    ["no OpenAPI", "petstore.yaml", { contract: "schemas.yaml" }, /is not an OpenAPI 3.0 or 3.1 document$/],
    [
      "an OpenAPI 2",
      "petstore.yaml",
      { contract: "petstore.yaml" },
      /is not an OpenAPI 3.0 or 3.1 document \(Swagger 2.0\)$/,
      ["openapi: 3.0.3", "swagger: '2.0'"],
    ],
    [
      "a broken reference to a file",
      "petstore.yaml",
      { contract: "petstore.yaml" },
      /has a reference without a target: .*nowhere\.yaml/,
      ["schemas.yaml#/Pet", "nowhere.yaml#/Pet"],
    ],
    [
      "a broken reference",
      "overlay.yaml",
      { overlays: ["overlay.yaml"] },
      /listGoods: cannot compile .*: can't resolve reference #\/components\/schemas\/None/,
      ["{ type: string, examples: [2–8 °C] }", "{ $ref: '#/components/schemas/None' }"],
    ],
    [
      "a path that refers to nothing",
      "overlay.yaml",
      { overlays: ["overlay.yaml"] },
      /#\/components\/pathItems\/None is not in the contract \(referred to at #\/paths\/~1api~1none\)$/,
      [
        "      /api/recalls:\n",
        "      /api/none: { $ref: '#/components/pathItems/None' }\n      /api/recalls:\n",
      ],
    ],
    ["no overlay", "overlay.yaml", { overlays: ["petstore.yaml"] }, /is not an OpenAPI Overlay 1\.0/],
    [
      "an overlay without effect",
      "overlay.yaml",
      { overlays: ["overlay.yaml"] },
      /the target \$\.components\.schemas\.Good matches nothing$/,
      ["schemas.Goods", "schemas.Good"],
    ],
    [
      "an overlay with a broken target",
      "overlay.yaml",
      { overlays: ["overlay.yaml"] },
      /the target \$\.components\[ is not a JSONPath/,
      ["$.components.schemas.Goods", "$.components["],
    ],
  ])("is refused with one line: %s", async (_what, file, options, line, change) => {
    const { path, edit } = copyFiles();
    if (change) edit(file, ...change);
    const { contract, overlays = [] } = options;
    const starting = startMockServer({
      port: 0,
      quiet: true,
      contract: contract && path(contract),
      overlays: overlays.map(path),
    });
    await expect(starting).rejects.toThrow(line);
  });
});

it("is reloaded under --watch as soon as it is saved", async () => {
  const { path, edit } = copyFiles();
  const mock = await startMock(["--contract", path("petstore.yaml"), "--watch"]);
  onTestFinished(async () => void (await mock.stop()));
  edit("petstore.yaml", "tag: dog", "tag: cat");
  await mock.said(/Reloaded .*petstore\.yaml/);
  expect(await (await fetch(`${mock.urls.main}/v1/pets/7`)).json()).toMatchObject({ tag: "cat" });
});
