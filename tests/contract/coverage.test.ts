import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { documentedCalls } from "./documented-calls.ts";
import { type Gap, findCoverageGaps } from "./find-coverage-gaps.ts";

const index = parse(readFileSync(new URL("../../api-spec/openapi.yaml", import.meta.url), "utf8")) as {
  paths: Record<string, { $ref: string }>;
};

/** A gap in one line: file, rule, call, problem. */
function line({ rule, call, path, says }: Gap): string {
  const file = index.paths[path]?.$ref.replace("./", "") ?? "openapi.yaml";
  return `api-spec/${file}: ${rule}: ${call} ${says}`;
}

const bundle = readDocument();
const gapsOf = (contract: ContractDocument): string[] =>
  findCoverageGaps(contract, documentedCalls).map(line);
const gaps = gapsOf(bundle);

/** A contract to be edited. */
type Draft = {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
};

/** The gaps that an edit of a copy adds to those of the contract itself. */
function gapsAfter(edit: (contract: Draft) => void): string[] {
  const contract = structuredClone(bundle);
  edit(contract as unknown as Draft);
  return gapsOf(contract).filter((gap) => !gaps.includes(gap));
}

const operation = (contract: Draft, method: string, path: string) =>
  contract.paths[path]?.[method] as {
    parameters: { name: string; "x-provenance"?: string }[];
    requestBody: { content: Record<string, { schema: { properties: Record<string, unknown> } }> };
    "x-provenance": string;
  };

it("lists every documented call once", () => {
  const calls = documentedCalls.map(([method, path]) => `${method} ${path}`);
  expect(calls).toHaveLength(71);
  expect(new Set(calls).size).toBe(71);
});

it("the contract covers every documented call with its inputs, and marks nothing else as documented", () => {
  expect(gaps).toEqual([]);
});

describe("a gap is found:", () => {
  it("a missing call", () => {
    expect(gapsAfter(({ paths }) => delete paths["/api/goods/hot"])).toEqual([
      "api-spec/paths/goods/goods_hot.yaml: documented-call-missing: GET /api/goods/hot there is no such path",
    ]);
  });

  it("a call with another method", () => {
    const found = gapsAfter(({ paths }) => {
      paths["/api/user/logout"] = { post: paths["/api/user/logout"]?.delete };
    });
    expect(found).toEqual([
      expect.stringContaining("user_logout.yaml: documented-call-missing: DELETE /api/user/logout only POST"),
      expect.stringContaining("user_logout.yaml: documented-call-unlisted: POST /api/user/logout"),
    ]);
  });

  it("a documented call that is not marked so", () => {
    const found = gapsAfter(
      (contract) => (operation(contract, "get", "/api/cart/total")["x-provenance"] = "inferred"),
    );
    expect(found).toEqual([
      expect.stringContaining("cart_total.yaml: documented-call-unmarked: GET /api/cart/total"),
    ]);
  });

  it("a call that is marked documented and is not listed", () => {
    const found = gapsAfter(
      (contract) => (operation(contract, "get", "/api/user")["x-provenance"] = "documented"),
    );
    expect(found).toEqual([
      expect.stringContaining("user/user.yaml: documented-call-unlisted: GET /api/user is marked"),
    ]);
  });

  it("a query parameter under another name", () => {
    const found = gapsAfter((contract) => {
      const [parameter] = operation(contract, "get", "/api/cart/list").parameters;
      if (parameter) parameter.name = "filter";
    });
    expect(found).toEqual([
      "api-spec/paths/cart/cart_list.yaml: documented-input-missing: GET /api/cart/list has no query input filters (there are: filter, new)",
      expect.stringContaining("inferred-input-unmarked: GET /api/cart/list query input filter"),
    ]);
  });

  it("a missing field of a list in a body", () => {
    const found = gapsAfter(({ components }) => delete components.schemas.AddToCartItem?.properties?.ck_id);
    expect(found).toEqual([expect.stringContaining("POST /api/cart has no body input params[].ck_id")]);
  });

  it("a constant with another value", () => {
    const found = gapsAfter(({ components }) =>
      Object.assign(components.schemas.EditCartLineBody?.properties?.new ?? {}, { const: 2 }),
    );
    expect(found).toEqual([
      expect.stringContaining("documented-value-differs: POST /api/cart/{id}/edit body input new"),
    ]);
  });

  it("a documented input that is marked inferred", () => {
    const found = gapsAfter((contract) => {
      const [page] = operation(contract, "get", "/api/favorite").parameters;
      if (page) page["x-provenance"] = "inferred";
    });
    expect(found).toEqual([
      expect.stringContaining("documented-input-unmarked: GET /api/favorite query input page"),
    ]);
  });

  it("an empty set of documented inputs", () => {
    const found = gapsAfter((contract) => (operation(contract, "get", "/api/jybg/filter").parameters = []));
    expect(found).toEqual([expect.stringContaining("GET /api/jybg/filter names no query inputs")]);
  });
});
