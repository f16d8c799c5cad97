import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { operations } from "#generated/operations.ts";

const page = readFileSync(new URL("../../docs/screens.md", import.meta.url), "utf8");
const named = new Set([...page.matchAll(/`([A-Za-z]+)`/g)].map(([, name]) => name));

describe("docs/screens.md", () => {
  it("names only calls of the contract", () => {
    expect([...named].filter((name) => !(name !== undefined && name in operations))).toEqual([]);
  });

  it("has a use for every call of the contract", () => {
    expect(Object.keys(operations).filter((id) => !named.has(id))).toEqual([]);
  });
});
