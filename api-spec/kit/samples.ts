import { type ResolveSchema, mergeAllOf } from "./refs.ts";
import { patternOf, type Schema, typesOf } from "./schema.ts";

/** A location in the whole value. */
export type SamplePlace = {
  /** Field names and list indexes from the root down; empty for the root. */
  readonly path: readonly string[];
  /** The part of the given example at this location, if any. */
  readonly example: unknown;
};

export type SampleOptions = {
  readonly resolve: ResolveSchema;
  /** Called first at every location, lists and objects included: returns a value, or undefined for the default. */
  readonly prefer?: (schema: Schema, place: SamplePlace) => unknown;
  /** True to include this optional field; by default only required ones are included. */
  readonly hasOptional?: (name: string) => boolean;
  /** Returns the number of items of a list; `minItems` by default. */
  readonly countItems?: (schema: Schema) => number;
  /** An example of the whole value, whose parts are passed to `prefer`. */
  readonly example?: unknown;
};

/** Ends the recursion of a schema that contains itself: below this depth lists and objects are empty. */
const DEEPEST = 10;

/**
 * The simplest value that a schema accepts; `null` only if it accepts nothing else. Undefined if the schema is not
 * specific enough: it has no type, or a pattern that none of the known texts matches.
 */
export function sampleValue(schema: Schema, options: SampleOptions): unknown {
  return sample(schema, options, { path: [], example: options.example });
}

function sample(written: Schema, options: SampleOptions, place: SamplePlace): unknown {
  const schema = mergeAllOf(options.resolve(written), options.resolve);
  const preferred = options.prefer?.(schema, place);
  if (preferred !== undefined) return preferred;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const types = typesOf(schema);
  const type = types.find((one) => one !== "null") ?? types[0];
  switch (type ?? (schema.properties ? "object" : undefined)) {
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 1);
    case "string":
      return sampleText(schema);
    case "boolean":
      return true;
    case "null":
      return null;
    case "array":
      return sampleList(schema, options, place);
    case "object":
      return sampleObject(schema, options, place);
    default:
      return sampleChoice(schema, options, place);
  }
}

function sampleChoice({ anyOf, oneOf }: Schema, options: SampleOptions, place: SamplePlace): unknown {
  const choices = anyOf ?? oneOf ?? [];
  const choice = choices.find((one) => options.resolve(one).type !== "null") ?? choices[0];
  return choice && sample(choice, options, place);
}

function sampleList(schema: Schema, options: SampleOptions, { path, example }: SamplePlace): unknown[] {
  const { items, minItems = 0, uniqueItems = false } = schema;
  if (!items || path.length >= DEEPEST) return [];
  const given: readonly unknown[] = Array.isArray(example) ? example : [];
  const list = Array.from({ length: options.countItems?.(schema) ?? minItems }, (_, index) =>
    sample(items, options, {
      path: [...path, String(index)],
      example: given[index % Math.max(1, given.length)],
    }),
  );
  return uniqueItems ? [...new Map(list.map((value) => [JSON.stringify(value), value])).values()] : list;
}

function sampleObject(
  { properties = {}, required = [] }: Schema,
  options: SampleOptions,
  { path, example }: SamplePlace,
): Record<string, unknown> {
  if (path.length >= DEEPEST) return {};
  const given = (typeof example === "object" ? example : null) as Readonly<Record<string, unknown>> | null;
  const fields = Object.entries(properties).filter(
    ([name]) => required.includes(name) || (options.hasOptional?.(name) ?? false),
  );
  return Object.fromEntries(
    fields.map(([name, field]) => [
      name,
      sample(field, options, { path: [...path, name], example: given?.[name] }),
    ]),
  );
}

/** Realistic texts: a month, dates, phone numbers, a code, a password, a user name, a tax number, a parcel number. */
const TEXTS = [
  "2026-11",
  "2026-11-21",
  "2026-11-21 10:00:00",
  "13800000001",
  "0571-88886666",
  "246810",
  "demo1234",
  "buyer2026",
  "91330106MA2ABCDE1X",
  "chenxm@example.com",
  "SF1234567890123",
  "7",
  "kangning",
];

/** The known texts that match the pattern and length of a schema; none if it has no pattern. */
export function textsFor(schema: Schema): readonly string[] {
  const { minLength = 0, maxLength = Infinity } = schema;
  const pattern = patternOf(schema);
  if (pattern === undefined) return [];
  const fits = new RegExp(pattern, "u");
  return TEXTS.filter((text) => fits.test(text) && text.length >= minLength && text.length <= maxLength);
}

function sampleText(schema: Schema): string | undefined {
  return patternOf(schema) === undefined
    ? "文".repeat(Math.max(schema.minLength ?? 1, 1))
    : textsFor(schema)[0];
}
