import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { sampleValue } from "#api-spec/kit/samples.ts";
import { type Schema, isFile } from "#api-spec/kit/schema.ts";
import { OTHER_KINDS, scalarVariants } from "./scalar-variants.ts";

/** The whole value with a single change, and its path. */
export type Variant = { readonly path: string; readonly value: unknown; readonly whole: unknown };

type Place = {
  readonly path: string;
  readonly put: (value: unknown) => unknown;
  readonly resolve: ResolveSchema;
  /** Number of levels added beyond the example; recursive schemas such as menus would never end. */
  readonly invented: number;
};

const MOST_INVENTED = 2;

const UNKNOWN_FIELD = "不认识的字段";
/** The limit for lists of objects: a longer list would take seconds. */
const LONGEST = 5000;

/**
 * Systematic variants of a valid value: on each field, at any depth, every required one removed and everything that a
 * schema can forbid or just allow. Of a list only the first item is varied; a field that the value lacks is added.
 */
export function variantsOf(schema: Schema, value: unknown, resolve: ResolveSchema): Variant[] {
  return [...walk(schema, value, { path: "", put: (whole) => whole, resolve, invented: 0 })];
}

function* walk(schema: Schema, value: unknown, place: Place): Generator<Variant> {
  const { path, put, resolve } = place;
  const plain: Schema = resolve(schema);
  const change = (changed: unknown) => ({ path, value: changed, whole: put(changed) });
  if (place.invented > MOST_INVENTED) return;
  // In examples a file is only a name, so there is nothing else to vary.
  if (isFile(plain)) return yield change(null);
  for (const other of OTHER_KINDS) yield change(other);
  for (const other of scalarVariants(plain, value)) yield change(other);
  for (const part of plain.allOf ?? []) yield* walk(part, value, place);
  for (const choice of plain.anyOf ?? plain.oneOf ?? []) yield* walkChoice(choice, value, place);
  if (Array.isArray(value)) yield* walkList(plain, value, place);
  else if (typeof value === "object" && value !== null)
    yield* walkFields(plain, value as Record<string, unknown>, place);
}

/** Varies the value as this branch, or, if it is null, a sample of the branch. */
function* walkChoice(choice: Schema, value: unknown, place: Place): Generator<Variant> {
  if (place.resolve(choice).type === "null") return;
  const base = value ?? sampleValue(choice, { resolve: place.resolve });
  if (base !== undefined)
    yield* walk(choice, base, { ...place, invented: place.invented + Number(value === null) });
}

function* walkList(schema: Schema, list: unknown[], place: Place): Generator<Variant> {
  const { path, put, resolve } = place;
  const { items, minItems = 0, maxItems, uniqueItems } = schema;
  const item = list[0] ?? (items && sampleValue(items, { resolve }));
  const repeat = (count: number) => ({
    path: `${path}(${count}×)`,
    value: [item],
    whole: put(Array.from({ length: count }, () => item)),
  });
  if (item === undefined) return;
  if (minItems > 0) yield repeat(minItems - 1);
  if (maxItems !== undefined && (maxItems <= LONGEST || typeof item !== "object")) {
    yield repeat(maxItems);
    yield repeat(maxItems + 1);
  }
  if (uniqueItems === true) yield repeat(2);
  if (items)
    yield* walk(items, item, {
      resolve,
      invented: place.invented + Number(list.length === 0),
      path: `${path}.0`,
      put: (changed) => put([changed, ...list.slice(1)]),
    });
}

function* walkFields(schema: Schema, fields: Record<string, unknown>, place: Place): Generator<Variant> {
  const { path, put, resolve } = place;
  const { properties = {}, additionalProperties } = schema;
  for (const name of Object.keys(fields)) {
    const { [name]: _removed, ...rest } = fields;
    yield { path: `${path}.${name}`, value: undefined, whole: put(rest) };
  }
  yield { path: `${path}.${UNKNOWN_FIELD}`, value: 1, whole: put({ ...fields, [UNKNOWN_FIELD]: 1 }) };
  const below = (name: string): Place => ({
    path: `${path}.${name}`,
    put: (changed) => put({ ...fields, [name]: changed }),
    resolve,
    invented: place.invented + Number(!(name in fields)),
  });
  for (const [name, property] of Object.entries(properties)) {
    const value = fields[name] ?? sampleValue(property, { resolve });
    if (value !== undefined) yield* walk(property, value, below(name));
  }
  if (typeof additionalProperties !== "object") return;
  const [name = UNKNOWN_FIELD] = Object.keys(fields).filter((known) => !Object.hasOwn(properties, known));
  yield* walk(
    additionalProperties,
    fields[name] ?? sampleValue(additionalProperties, { resolve }),
    below(name),
  );
}
