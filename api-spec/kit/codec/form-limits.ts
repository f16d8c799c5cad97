import type { ResolveSchema } from "../refs.ts";
import { type Schema, typesOf } from "../schema.ts";
import { DEFAULT_LIMITS, type FormLimits } from "./decode-form.ts";

/** Room for mistakes, so that one line too many, or a field that does not exist, is still named by validation. */
const SLACK = { share: 1.1, parameters: 100, length: 2000, depth: 1 };
/** A character beyond the BMP, percent-encoded as UTF-8. */
const BYTES_PER_CHARACTER = 12;
/** Of a text without a limit in the contract. */
const DEFAULT_LENGTH = 1000;

type Size = { readonly values: number; readonly length: number; readonly depth: number };
const NOTHING: Size = { values: 0, length: 0, depth: 0 };

/**
 * How large a form of this schema can be, with some room for mistakes: as many values as its lists (`maxItems`) and
 * fields allow, none longer than its longest text, none deeper than its fields. Never more than decodeForm allows by default.
 */
export function formLimits(schema: Schema, resolve: ResolveSchema): FormLimits {
  const { values, length, depth } = sizeOf(schema, resolve, DEFAULT_LIMITS.depth);
  return {
    depth: Math.min(DEFAULT_LIMITS.depth, depth + SLACK.depth),
    parameters: Math.min(DEFAULT_LIMITS.parameters, Math.ceil(values * SLACK.share) + SLACK.parameters),
    length: Math.min(DEFAULT_LIMITS.length, length + SLACK.length),
  };
}

function sizeOf(schema: Schema, resolve: ResolveSchema, depth: number): Size {
  if (depth < 0) return NOTHING;
  const plain = resolve(schema);
  const { items, properties, additionalProperties, maxItems = Number.POSITIVE_INFINITY } = plain;
  const inside = (part: Schema) => deeper(sizeOf(part, resolve, depth - 1));
  const parts = [...(plain.allOf ?? []), ...(plain.anyOf ?? []), ...(plain.oneOf ?? [])].map((part) =>
    sizeOf(part, resolve, depth),
  );
  if (items) parts.push(times(inside(items), maxItems));
  if (properties) parts.push(...Object.values(properties).map(inside));
  if (typeof additionalProperties === "object")
    parts.push(times(inside(additionalProperties), plain.maxProperties ?? Number.POSITIVE_INFINITY));
  return parts.length > 0 ? parts.reduce(sum) : { values: 1, length: lengthOf(plain), depth: 0 };
}

const sum = (a: Size, b: Size): Size => ({
  values: a.values + b.values,
  length: Math.max(a.length, b.length),
  depth: Math.max(a.depth, b.depth),
});

const deeper = (size: Size): Size => ({ ...size, depth: size.depth + 1 });

const times = (size: Size, count: number): Size => ({ ...size, values: size.values * count });

const lengthOf = (schema: Schema): number =>
  typesOf(schema).includes("string") ? (schema.maxLength ?? DEFAULT_LENGTH) * BYTES_PER_CHARACTER : 0;
