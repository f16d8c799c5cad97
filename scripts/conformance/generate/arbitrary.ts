import fc from "fast-check";
import type { FormValue } from "#api-spec/codec/encode-form.ts";
import type { Operation } from "../contract/operation.ts";
import { type Deref, type Schema, typesOf } from "../contract/schema.ts";
import type { Fields, Input } from "../request/input.ts";
import { samplesOf } from "./samples.ts";

const CHARACTERS = Array.from("阿莫西林胶囊感冒灵0123456789abcXYZ -%&+=[]'\"<>*,");
const LONGEST = 30;
const MOST_ITEMS = 3;

/** Valid values of a schema; they shrink to the smallest that is still valid. */
function arbitraryOf(schema: Schema, deref: Deref): fc.Arbitrary<FormValue> {
  const plain = deref(schema);
  if (plain.const !== undefined) return fc.constant(plain.const as FormValue);
  if (plain.enum) return fc.constantFrom(...(plain.enum as FormValue[]));
  const types = typesOf(plain);
  const { minimum = 0, maximum = 1_000_000, minItems = 0, maxItems = MOST_ITEMS } = plain;
  if (types.includes("integer")) return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) });
  if (types.includes("number"))
    return fc
      .integer({ min: Math.ceil(minimum * 100), max: Math.min(Math.floor(maximum * 100), 2 ** 31 - 1) })
      .map((hundredths) => hundredths / 100);
  if (types.includes("array"))
    return fc.array(arbitraryOf(plain.items ?? {}, deref), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    });
  if (types.includes("object")) return fieldsOf(plain, deref);
  return textOf(plain);
}

function fieldsOf({ properties = {}, required = [] }: Schema, deref: Deref): fc.Arbitrary<FormValue> {
  const arbitraries = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, arbitraryOf(schema, deref)]),
  );
  return fc.record(arbitraries, { requiredKeys: [...required] });
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = LONGEST } = schema;
  const samples = samplesOf(schema);
  if (pattern !== undefined)
    return samples.length > 0 ? fc.constantFrom(...samples) : fc.stringMatching(new RegExp(pattern, "u"));
  return fc
    .array(fc.constantFrom(...CHARACTERS), {
      minLength: Math.max(minLength, 1),
      maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)),
    })
    .map((characters) => characters.join(""))
    .filter((text) => text.trim().length >= Math.max(minLength, 1));
}

/** Inputs that keep what `base` must have and add any of the optional query parameters. */
export function inputsAround(operation: Operation, base: Input, deref: Deref): fc.Arbitrary<Input> {
  const optional = operation.parameters.filter((each) => each.in === "query" && !each.required);
  const arbitraries = Object.fromEntries(
    optional.map(({ name, schema }) => [name, arbitraryOf(schema, deref)]),
  );
  return fc
    .record(arbitraries, { requiredKeys: [] })
    .map((query) => ({ ...base, query: { ...base.query, ...(query as Fields) } }));
}
