import { describe, expect, it } from "vitest";
import { listOperations } from "./operations.ts";
import { readDocument } from "./read-document.ts";
import { createResolver } from "./refs.ts";
import { sampleValue, textsFor } from "./samples.ts";
import type { Schema } from "./schema.ts";
import { createValidators } from "./validators.ts";

const components: Record<string, Schema> = {
  Menu: {
    type: "object",
    properties: {
      name: { type: "string", minLength: 2 },
      note: { type: "string" },
      below: { type: "array", minItems: 1, items: { $ref: "#/Menu" } },
    },
    required: ["name", "below"],
  },
};
const resolve = createResolver(components);

describe("sampleValue", () => {
  it.each<[Schema, unknown]>([
    [{ const: 5 }, 5],
    [{ enum: ["new", "old"] }, "new"],
    [{ type: "integer" }, 1],
    [{ type: "integer", minimum: 0 }, 1],
    [{ type: "number", minimum: 2.5 }, 2.5],
    [{ type: "boolean" }, true],
    [{ type: ["null", "string"], minLength: 3 }, "文文文"],
    [{ type: "null" }, null],
    [{ anyOf: [{ type: "null" }, { type: "integer" }] }, 1],
    [{ type: "array", items: { type: "integer" } }, []],
    [{ type: "array", items: { type: "integer" }, minItems: 2 }, [1, 1]],
    [{ allOf: [{ type: "object", properties: { id: { type: "integer" } } }], required: ["id"] }, { id: 1 }],
    [{ type: "string", pattern: "^1[3-9]\\d{9}$" }, "13800000001"],
    [{ type: "string", pattern: "^!$" }, undefined],
    [{}, undefined],
  ])("%j: %j", (schema, value) => {
    expect(sampleValue(schema, { resolve })).toEqual(value);
  });

  it("terminates for a schema that contains itself", () => {
    const text = JSON.stringify(sampleValue({ $ref: "#/Menu" }, { resolve }));
    const level = '{"name":"文文","below":[';
    expect(text).toBe(`${level.repeat(5)}{}${"]}".repeat(5)}`);
  });

  it("calls `prefer` first, with the location and its part of the example", () => {
    const seen: unknown[] = [];
    const value = sampleValue(
      { $ref: "#/Menu" },
      {
        resolve,
        example: { name: "首页", below: [{ name: "药品", below: [] }] },
        hasOptional: () => true,
        countItems: () => 1,
        prefer: ({ type }, { path, example }) => {
          if (type !== "string" || path.length > 3) return undefined;
          seen.push(path.join("."));
          return example;
        },
      },
    );
    expect(value).toMatchObject({ name: "首页", note: "文", below: [{ name: "药品", note: "文" }] });
    expect(seen).toEqual(["name", "note", "below.0.name", "below.0.note"]);
  });

  it("makes a valid value for every body of the bundled contract", () => {
    const document = readDocument();
    const own = createResolver(document);
    const validators = createValidators(document, { allErrors: true });
    const refused = listOperations(document).flatMap(({ id, bodies }) =>
      bodies.flatMap(({ schema, pointer }) => {
        const validate = validators.at(pointer);
        return validate(sampleValue(schema, { resolve: own }))
          ? []
          : [`${id}: ${JSON.stringify(validate.errors)}`];
      }),
    );
    expect(refused).toEqual([]);
  });
});

it("textsFor respects the pattern and the length", () => {
  expect(textsFor({ pattern: "^\\d+$", maxLength: 6 })).toEqual(["246810", "7"]);
  expect(textsFor({ maxLength: 6 })).toEqual([]);
});
