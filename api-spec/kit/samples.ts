import { type ResolveSchema, mergeAllOf } from "./refs.ts";
import { type Schema, typesOf } from "./schema.ts";

/** Where in the whole value a sample goes. */
export type SamplePlace = {
  /** Names of fields and indexes of list items, from the whole value down; empty for that itself. */
  readonly path: readonly string[];
  /** What the given example has in this place; undefined where it has nothing. */
  readonly example: unknown;
};

export type SampleOptions = {
  readonly resolve: ResolveSchema;
  /** Asked first in every place, lists and objects too: a value to use; undefined leaves it to the schema. */
  readonly prefer?: (schema: Schema, place: SamplePlace) => unknown;
  /** Whether an object has this optional field; by default it has the required ones only. */
  readonly hasOptional?: (name: string) => boolean;
  /** How many items a list has; by default as few as it may. */
  readonly countItems?: (schema: Schema) => number;
  /** A value of the whole schema; `prefer` sees its parts. */
  readonly example?: unknown;
};

/** A schema that contains itself ends here: lists below are empty, objects have no fields. */
const DEEPEST = 6;

/**
 * The plainest value that a schema accepts, `null` only where nothing else is. Undefined where the schema does not say
 * enough: a text whose pattern fits none of the known texts, or no type at all.
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

/** Texts that mean something: dates, phones, a code, a password, a name, a tax number, a parcel. */
const TEXTS = [
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

/** The known texts that fit the pattern and the length of a schema; none where it has no pattern. */
export function textsFor({ pattern, minLength = 0, maxLength = Infinity }: Schema): readonly string[] {
  if (pattern === undefined) return [];
  const fits = new RegExp(pattern, "u");
  return TEXTS.filter((text) => fits.test(text) && text.length >= minLength && text.length <= maxLength);
}

function sampleText(schema: Schema): string | undefined {
  return schema.pattern === undefined ? "文".repeat(Math.max(schema.minLength ?? 1, 1)) : textsFor(schema)[0];
}
