import { describe, expect, it } from "vitest";
import type { Schema } from "../schema.ts";
import { formLimits } from "./form-limits.ts";

const number: Schema = { type: "integer" };
const limitsOf = (properties: Record<string, Schema>, components: Record<string, Schema> = {}) =>
  formLimits({ type: "object", properties }, (schema) => components[schema.$ref ?? ""] ?? schema);

describe("formLimits", () => {
  it.each([
    ["fields", { a: number, b: number }, 103],
    ["a list of values", { ids: { type: "array", items: number, maxItems: 1000 } }, 1200],
    [
      "a list of objects",
      {
        lines: {
          type: "array",
          items: { type: "object", properties: { a: number, b: number } },
          maxItems: 1000,
        },
      },
      2300,
    ],
    ["a list without an end", { ids: { type: "array", items: number } }, 20_000],
  ] as const)("counts the values of %s", (_what, properties, parameters) => {
    expect(limitsOf(properties).parameters).toBe(parameters);
  });

  it("allows for the longest text, percent-encoded", () => {
    expect(limitsOf({ a: number, b: { type: "string", maxLength: 500 } }).length).toBe(8000);
  });

  it("allows one level more than there is, so that validation can name a value that is an object", () => {
    expect(limitsOf({ a: number }).depth).toBe(2);
    const lines: Schema = {
      type: "array",
      items: { type: "object", properties: { a: number } },
      maxItems: 9,
    };
    expect(limitsOf({ lines }).depth).toBe(4);
  });

  it("follows references, and ends where a schema contains itself", () => {
    const tree: Schema = { type: "object", properties: { id: number, next: { $ref: "tree" } } };
    expect(limitsOf({ tree: { $ref: "tree" } }, { tree }).parameters).toBeLessThan(120);
  });
});
