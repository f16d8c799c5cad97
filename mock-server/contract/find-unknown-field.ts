import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

export type UnknownField = {
  /** The names before it, with dots; empty at the top. */
  readonly place: string;
  readonly name: string;
  /** The names that the schema has there. */
  readonly names: readonly string[];
};

/**
 * The first name of a path that no value of a schema has; undefined if all can be there. `*`, an index and an empty
 * name are items of a list, `*` also any field.
 */
export function findUnknownField(
  schema: Schema,
  [name, ...rest]: readonly string[],
  resolve: ResolveSchema,
  place = "",
): UnknownField | undefined {
  if (name === undefined) return undefined;
  const parts = partsOf(schema, resolve);
  const inner = parts.flatMap((part) => schemasAt(part, name));
  if (inner.length === 0)
    return parts.some(isOpen)
      ? undefined
      : { place, name, names: parts.flatMap(({ properties = {} }) => Object.keys(properties)) };
  const found = inner.map((each) => findUnknownField(each, rest, resolve, place ? `${place}.${name}` : name));
  return found.every((each) => each !== undefined) ? found[0] : undefined;
}

/** A schema with all that it is composed of. */
function partsOf(written: Schema, resolve: ResolveSchema): readonly Schema[] {
  const schema = resolve(written);
  const { allOf = [], anyOf = [], oneOf = [], then } = schema;
  const composed = [...allOf, ...anyOf, ...oneOf, ...(then ? [then] : [])];
  return [schema, ...composed.flatMap((part) => partsOf(part, resolve))];
}

function schemasAt(
  { properties = {}, additionalProperties, items }: Schema,
  name: string,
): readonly Schema[] {
  if (items && /^(\d+|\*|)$/.test(name)) return [items];
  if (name === "*") return Object.values(properties);
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (property) return [property];
  return typeof additionalProperties === "object" ? [additionalProperties] : [];
}

const isOpen = ({ type, properties, additionalProperties }: Schema): boolean =>
  additionalProperties === true ||
  (type === "object" && properties === undefined && additionalProperties === undefined);
