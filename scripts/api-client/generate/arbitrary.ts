import fc from "fast-check";
import type { FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { textsFor } from "#api-spec/kit/samples.ts";
import { patternOf, type Schema, typesOf } from "#api-spec/kit/schema.ts";

/** Two UTF-16 units in JavaScript and four bytes in a database. */
const CHARACTERS = Array.from("阿莫西林胶囊感冒灵𠮷0123456789abcXYZ -%&+=[]'\"<>*,");
const LONGEST = 30;
const MOST_ITEMS = 3;

/** Generates valid values of a schema; they shrink to the smallest valid one. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<FormValue> {
  if (schema.const !== undefined) return fc.constant(schema.const as FormValue);
  if (schema.enum) return fc.constantFrom(...(schema.enum as FormValue[]));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  const types = typesOf(schema);
  if (types.join() === "null") return fc.constant(null);
  const { minimum = 0, maximum = 1_000_000, minItems = 0, maxItems = MOST_ITEMS } = schema;
  if (types.includes("integer")) return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) });
  if (types.includes("number"))
    return fc
      .integer({ min: Math.ceil(minimum * 100), max: Math.min(Math.floor(maximum * 100), 2 ** 31 - 1) })
      .map((hundredths) => hundredths / 100);
  if (types.includes("array"))
    return fc.array(arbitraryOf(schema.items ?? {}), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)),
    });
  return textOf(schema);
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { minLength = 0, maxLength = LONGEST } = schema;
  const pattern = patternOf(schema);
  const samples = textsFor(schema);
  if (pattern !== undefined) return patternTexts(schema, pattern, samples);
  return fc
    .array(fc.constantFrom(...CHARACTERS), {
      minLength: Math.max(minLength, 1),
      maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)),
    })
    .map((characters) => characters.join("").trim())
    .filter((text) => Array.from(text).length >= Math.max(minLength, 1));
}

/** Dates and times come from samples only, since most texts that match such a pattern are not in the calendar. */
function patternTexts(
  { minLength = 0, maxLength = LONGEST }: Schema,
  pattern: string,
  samples: readonly string[],
): fc.Arbitrary<string> {
  const isTime = samples.some((text) => /^\d{4}-\d{2}-\d{2}/.test(text));
  if (isTime) return fc.constantFrom(...samples);
  const made = fc
    .stringMatching(new RegExp(pattern, "u"))
    .filter((text) => text.length >= minLength && text.length <= maxLength);
  return samples.length === 0 ? made : fc.oneof(fc.constantFrom(...samples), made);
}
