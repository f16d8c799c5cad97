import { describe, expect, it } from "vitest";
import { type OperationId, operations } from "#generated/operations.ts";
import contract from "#generated/openapi.json" with { type: "json" };
import { expectContract } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock();

type Declared = { readonly responses: Readonly<Record<string, unknown>> };

const cases = Object.entries(operations).flatMap(([id, { method, path }]) => {
  const item = contract.paths[path as keyof typeof contract.paths] as unknown as Record<string, Declared>;
  const statuses = Object.keys(item[method.toLowerCase()]?.responses ?? {}).map(Number);
  return statuses
    .filter((status) => status >= 400)
    .map((status) => ({ id: id as OperationId, method, path: path.replaceAll(/\{\w+\}/g, "1"), status }));
});

describe("errors asked for by Prefer", () => {
  it("are declared on every operation", () => {
    expect(cases.length).toBeGreaterThan(Object.keys(operations).length * 9);
  });

  it.each(cases)("$id answers $status", async ({ id, method, path, status }) => {
    const world = await mock.world("declared-errors");
    const reply = await world.request(method, path, { headers: { prefer: `code=${status}` } });
    expect(reply.status).toBe(status);
    expectContract(id, reply);
  });
});
