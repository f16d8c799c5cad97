import { describe, expect, it } from "vitest";
import type { ContractDocument } from "./document.ts";
import { ALL_METHODS } from "./document.ts";
import { factsOf, walkOperations } from "./operation-walk.ts";
import { listOperations } from "./operations.ts";
import { readDocument } from "./read-document.ts";
import { findByPointer } from "./refs.ts";

const document = {
  info: { title: "Shops", version: "1" },
  servers: [{ url: "http://localhost:1/v1/", "x-host": "main" }],
  paths: {
    "/shops/{id}": {
      servers: [{ url: "http://localhost:2", "x-host": "activity" }],
      parameters: [{ $ref: "#/components/parameters/Id" }],
      head: { operationId: "peekShop" },
      put: {
        operationId: "editShop",
        tags: ["shop"],
        security: [{ session: [] }],
        "x-provenance": "inferred",
        requestBody: {
          required: true,
          content: { "application/json": { schema: { type: "object" }, example: { name: "一店" } } },
        },
        responses: {
          200: {
            headers: { "X-Total": { required: true, schema: { type: "integer" } } },
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Shop" },
                examples: { one: { $ref: "#/components/examples/Shop" } },
              },
            },
          },
          404: { $ref: "#/components/responses/NotFound" },
        },
      },
      get: { security: [{}, { session: [] }], "x-command": true },
    },
    "/search": { post: { operationId: "search", "x-query": true } },
  },
  components: {
    parameters: { Id: { name: "id", in: "path", required: true, schema: { type: "integer" }, example: 7 } },
    schemas: { Shop: { type: "object" } },
    examples: { Shop: { value: { id: 7 } } },
    responses: { NotFound: { description: "没有" } },
  },
} as ContractDocument;

describe("walkOperations", () => {
  it("lists the operations of each path with their facts", () => {
    const facts = walkOperations(document).map((placed) => factsOf(document, placed));
    expect(facts.map(({ id, host, needsSession }) => [id, host, needsSession])).toEqual([
      ["get /shops/{id}", "activity", false],
      ["editShop", "activity", true],
      ["search", "main", false],
    ]);
    expect(facts.map(({ writes, guarded }) => [writes, guarded])).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
  });

  it("includes the other methods of OpenAPI on request", () => {
    expect(walkOperations(document, ALL_METHODS).map(({ method }) => method)).toContain("head");
  });

  it("returns a valid pointer for each operation of the bundled contract", () => {
    const bundled = readDocument();
    const entries = walkOperations(bundled);
    expect(entries.length).toBeGreaterThan(150);
    for (const { pointer, operation } of entries) expect(findByPointer(bundled, pointer)).toBe(operation);
  });
});

describe("listOperations", () => {
  const [, edit, search] = listOperations(document);

  it("follows references to parameters, responses and examples", () => {
    expect(edit?.parameters).toEqual([
      {
        name: "id",
        in: "path",
        required: true,
        explode: undefined,
        schema: { type: "integer" },
        pointer: "#/components/parameters/Id/schema",
        examples: new Map([["example", 7]]),
      },
    ]);
    expect(edit?.responses.get(404)).toEqual({
      status: 404,
      mediaType: undefined,
      body: undefined,
      headers: {},
      examples: new Map(),
      isComponent: true,
    });
    expect(edit?.responses.get(200)?.examples).toEqual(new Map([["one", { id: 7 }]]));
  });

  it("returns every schema with its pointer", () => {
    const { headers, body } = edit?.responses.get(200) ?? {};
    const places = [...(edit?.bodies ?? []), ...(body ? [body] : []), ...Object.values(headers ?? {})];
    expect(places).toHaveLength(3);
    for (const { pointer, schema } of places) expect(findByPointer(document, pointer)).toBe(schema);
    expect(headers).toHaveProperty("x-total.required", true);
  });

  it("reads the base path of the server and the provenance", () => {
    expect(search).toMatchObject({ method: "POST", basePath: "/v1", provenance: "", tag: "", bodies: [] });
    expect(edit).toMatchObject({ method: "PUT", basePath: "", provenance: "inferred", tag: "shop" });
  });
});
