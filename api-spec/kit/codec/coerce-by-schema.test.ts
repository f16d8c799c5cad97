import { describe, expect, it } from "vitest";
import { createResolver } from "../refs.ts";
import type { Schema } from "../schema.ts";
import { coerceBySchema } from "./coerce-by-schema.ts";
import { decodeForm } from "./decode-form.ts";
import { type FormValue, encodeForm } from "./encode-form.ts";

const resolve = createResolver({ Flag: { type: "integer", enum: [0, 1] } });
const coerce = (value: unknown, schema: Schema) => coerceBySchema(value, schema, resolve);

describe("coerceBySchema", () => {
  it.each<[unknown, Schema, unknown]>([
    ["7", { type: "integer" }, 7],
    ["-1", { type: "integer" }, -1],
    ["1.5", { type: "integer" }, 1.5],
    ["12.80", { type: "number" }, 12.8],
    ["1000000000", { type: "integer" }, 1e9],
    ["1e9", { type: "integer" }, "1e9"],
    ["007", { type: "integer" }, "007"],
    [" 7", { type: "integer" }, " 7"],
    ["", { type: "integer" }, ""],
    ["abc", { type: "integer" }, "abc"],
    ["0x10", { type: "integer" }, "0x10"],
    ["007", { type: "string" }, "007"],
    ["1", { $ref: "#/Flag" }, 1],
    ["1", { enum: [0, 1] }, 1],
    ["a", { enum: ["a", "b"] }, "a"],
    ["1", { const: 1 }, 1],
    ["1", { type: "boolean" }, true],
    ["0", { type: "boolean" }, false],
    ["yes", { type: "boolean" }, "yes"],
    ["", { type: ["integer", "null"] }, null],
    ["5", { type: ["integer", "null"] }, 5],
    ["5", { type: ["string", "null"] }, "5"],
    ["5", { type: "array", items: { type: "integer" } }, [5]],
    [["5", "x"], { type: "array", items: { type: "integer" } }, [5, "x"]],
    [["1", "2"], { type: "integer" }, ["1", "2"]],
    [{ n: "1", other: "2" }, { properties: { n: { type: "integer" } } }, { n: 1, other: "2" }],
    [{ n: "1" }, { type: "object", additionalProperties: { type: "integer" } }, { n: 1 }],
    ["5", { anyOf: [{ type: "string" }, { type: "integer" }] }, 5],
    ["5", { allOf: [{ type: "integer" }, { maximum: 9 } as Schema] }, 5],
    [{ toString: "1" }, { properties: {}, type: "object" }, { toString: "1" }],
  ])("%j by %j is %j", (value, schema, expected) => {
    expect(coerce(value, schema)).toEqual(expected);
  });
});

/** Reproducible pseudo-random integers from 0 up to, but not including, `limit`. */
function createDice(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
}

const TEXTS = ["", "阿莫西林 0.25g*24粒", "a&b=c", "[x]", "100%", "a+b", "1", "😀", "'\"<>"];

const repeat = (dice: (limit: number) => number, make: () => FormValue): FormValue[] =>
  Array.from({ length: 1 + dice(4) }, make);

/** A random schema and a matching value, without empty lists and objects, which a form cannot represent. */
function generate(dice: (limit: number) => number, depth: number): [Schema, FormValue] {
  const kind = dice(depth > 2 ? 5 : 7);
  if (kind === 0) return [{ type: "integer" }, dice(2_000_000) - 1_000_000];
  if (kind === 1) return [{ type: "number" }, dice(1_000_000) / 100];
  if (kind === 2) return [{ type: "boolean" }, dice(2) === 1];
  if (kind === 3) return [{ type: ["integer", "null"] }, dice(2) === 1 ? null : dice(99)];
  if (kind === 4) return [{ type: "string" }, TEXTS[dice(TEXTS.length)] ?? ""];
  if (kind === 5) {
    if (dice(2) === 0) return [{ type: "array", items: { type: "integer" } }, repeat(dice, () => dice(999))];
    const items: Schema = { properties: { goods_id: { type: "integer" }, 备注: { type: "string" } } };
    const line = () => ({ goods_id: dice(9999), 备注: TEXTS[dice(TEXTS.length)] ?? "" });
    return [{ type: "array", items }, repeat(dice, line)];
  }
  const properties: Record<string, Schema> = {};
  const value: { [name: string]: FormValue } = {};
  for (let count = 1 + dice(4); count > 0; count -= 1) {
    const name = `${["number", "goods_id", "名称", "a b", "x-y"][dice(5)] ?? ""}${dice(9)}`;
    [properties[name], value[name]] = generate(dice, depth + 1) as [Schema, FormValue];
  }
  return [{ type: "object", properties }, value];
}

describe("encodeForm → decodeForm → coerceBySchema", () => {
  it("returns the original value", () => {
    const dice = createDice(20_261_121);
    for (let round = 0; round < 500; round += 1) {
      const properties: Record<string, Schema> = {};
      const body: { [name: string]: FormValue } = {};
      for (let count = 1 + dice(5); count > 0; count -= 1) {
        const name = `field${dice(99)}`;
        [properties[name], body[name]] = generate(dice, 0) as [Schema, FormValue];
      }
      expect(coerce(decodeForm(encodeForm(body)), { type: "object", properties })).toEqual(body);
    }
  });
});
