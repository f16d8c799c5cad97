import type { ResolveSchema } from "../refs.ts";
import { type Schema, isFile, typesOf } from "../schema.ts";
import { DEFAULT_LIMITS, type FormLimits } from "./decode-form.ts";

/** Room for mistakes, so that one line too many, or a field that does not exist, is still named by validation. */
const SLACK = { share: 1.1, parameters: 100, length: 2000, depth: 1, bytes: 20_000 };
/** A character beyond the BMP, percent-encoded as UTF-8, or escaped in JSON. */
const BYTES_PER_CHARACTER = 12;
/** The same of a name, which is ASCII: escaped in JSON. */
const BYTES_PER_NAME_CHARACTER = 6;
/** Brackets of a form, or quotes, braces, line breaks and indentation of JSON, for each level that a value is in. */
const BYTES_PER_LEVEL = 40;
/** The longest number, true, false or null. */
const BYTES_PER_VALUE = 24;
const LONGEST_INDEX = "99999";
/** The assumed length of a text without a limit in the contract. */
const DEFAULT_LENGTH = 1000;

/** The limit of every body, also of one that the contract does not know: its largest file (10 MB) with the form. */
export const MOST_BYTES = 11 * 1024 * 1024;

export type BodyLimits = FormLimits & {
  /** The limit of the whole body, in whatever encoding. */
  readonly bytes: number;
};

type Size = {
  readonly values: number;
  readonly length: number;
  readonly depth: number;
  readonly bytes: number;
};
const NOTHING: Size = { values: 0, length: 0, depth: 0, bytes: 0 };

/**
 * Returns the limits of a body of this schema as a form, as JSON or as multipart, with some room for mistakes: as
 * many values as its lists (`maxItems`) and fields allow, none longer than its longest text, none deeper than its
 * fields. Never more than decodeForm allows by default, nor than MOST_BYTES.
 */
export function formLimits(schema: Schema, resolve: ResolveSchema): BodyLimits {
  const { values, length, depth, bytes } = sizeOf(schema, resolve, DEFAULT_LIMITS.depth);
  return {
    depth: Math.min(DEFAULT_LIMITS.depth, depth + SLACK.depth),
    parameters: Math.min(DEFAULT_LIMITS.parameters, Math.ceil(values * SLACK.share) + SLACK.parameters),
    length: Math.min(DEFAULT_LIMITS.length, length + SLACK.length),
    bytes: Math.min(MOST_BYTES, Math.ceil(bytes * SLACK.share) + SLACK.bytes),
  };
}

function sizeOf(schema: Schema, resolve: ResolveSchema, depth: number): Size {
  if (depth < 0) return NOTHING;
  const plain = resolve(schema);
  const { items, properties, additionalProperties, maxItems = DEFAULT_LIMITS.parameters } = plain;
  const inside = (name: string, part: Schema) => deeper(name, sizeOf(part, resolve, depth - 1));
  const parts = [...(plain.allOf ?? []), ...(plain.anyOf ?? []), ...(plain.oneOf ?? [])].map((part) =>
    sizeOf(part, resolve, depth),
  );
  if (items) parts.push(times(inside(LONGEST_INDEX, items), maxItems));
  if (properties) parts.push(...Object.entries(properties).map(([name, part]) => inside(name, part)));
  if (typeof additionalProperties === "object")
    parts.push(
      times(
        inside("x".repeat(DEFAULT_LENGTH), additionalProperties),
        plain.maxProperties ?? DEFAULT_LIMITS.parameters,
      ),
    );
  return parts.length > 0 ? parts.reduce(sum) : sizeOfValue(plain);
}

const sum = (a: Size, b: Size): Size => ({
  values: a.values + b.values,
  length: Math.max(a.length, b.length),
  depth: Math.max(a.depth, b.depth),
  bytes: a.bytes + b.bytes,
});

/** A form repeats the name of each level with every value. */
const deeper = (name: string, { bytes, values, ...size }: Size): Size => ({
  ...size,
  values,
  depth: size.depth + 1,
  bytes: bytes + values * (name.length * BYTES_PER_NAME_CHARACTER + BYTES_PER_LEVEL),
});

const times = (size: Size, count: number): Size => ({
  ...size,
  values: size.values * count,
  bytes: size.bytes * count,
});

function sizeOfValue(schema: Schema): Size {
  const isText = typesOf(schema).includes("string");
  const length = isText ? (schema.maxLength ?? DEFAULT_LENGTH) * BYTES_PER_CHARACTER : 0;
  const file = isFile(schema) ? (schema["x-max-bytes"] ?? MOST_BYTES) : 0;
  return { values: 1, length, depth: 0, bytes: Math.max(length, file, BYTES_PER_VALUE) };
}
