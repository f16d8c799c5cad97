import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { checkSchema } from "./check-schema.ts";

const schema = {
  type: "object",
  required: ["total", "flag", "map", "price", "stores"],
  properties: {
    total: { type: "integer" },
    flag: { type: "integer", enum: [0, 1] },
    map: { type: "object" },
    stores: { type: "integer", "x-provenance": "inferred" },
    price: { type: "number", minimum: 0, "x-money": "yuan" },
    name: { type: "string", maxLength: 3, pattern: "^[a-z]*$" },
  },
};
const compile = (allErrors: boolean) =>
  new Ajv2020({ allErrors, verbose: true, keywords: ["x-money", "x-provenance"] }).compile(schema);
const explained = { validate: compile(false), explain: () => compile(true) };
const right = { total: 1, flag: 0, map: {}, price: 1.5, stores: 2 };

const rulesOf = (value: unknown) =>
  checkSchema(explained, value, "200 body").map(({ rule, place }) => `${rule} ${place}`);

describe("checkSchema recognizes typical mistakes", () => {
  it.each<[string, object, string]>([
    ["a number as text", { total: "13" }, "number-as-text 200 body.total"],
    ["a flag as text", { flag: "1" }, "number-as-text 200 body.flag"],
    ["a flag as boolean", { flag: true }, "boolean-for-flag 200 body.flag"],
    ["[] for {}", { map: [] }, "empty-list-for-object 200 body.map"],
    ["null for a number", { total: null }, "null-not-allowed 200 body.total"],
    ["another type", { total: "many" }, "wrong-type 200 body.total"],
    ["a value outside the enum", { flag: 2 }, "not-in-enum 200 body.flag"],
    ["a negative amount", { price: -0.01 }, "money 200 body.price"],
    ["a text that is too long", { name: "abcd" }, "out-of-bounds 200 body.name"],
    ["a wrong format", { name: "A1" }, "wrong-format 200 body.name"],
  ])("%s", (_name, change, expected) => {
    expect(rulesOf({ ...right, ...change })).toContain(expected);
  });

  it("a missing field", () => {
    const { total: _total, ...rest } = right;
    expect(rulesOf(rest)).toEqual(["missing-field 200 body.total"]);
  });

  it("a missing field that is only inferred, at a level of its own", () => {
    const { stores: _stores, ...rest } = right;
    expect(rulesOf(rest)).toEqual(["missing-inferred-field 200 body.stores"]);
  });

  it("accepts valid values", () => {
    expect(rulesOf(right)).toEqual([]);
  });
});
