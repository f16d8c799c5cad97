import { type Contract, type Part, asList, asPart, isPart, referenceOf, resolve } from "./document.ts";

/** A schema and, separately, whether it allows null: there are three equivalent notations. */
export interface Flat {
  schema: Part;
  nullable: boolean;
}

const isNull = (schema: unknown) => isPart(schema) && schema.type === "null" && !("enum" in schema);

/** A schema may be `true` (anything) or `false` (nothing). */
const schemaPart = (schema: unknown): Part => (schema === false ? { not: {} } : asPart(schema));

/** Removes null from `type: [X, "null"]`, `enum: [X, null]` and `anyOf: [X, { type: "null" }]`. */
export function splitNull(value: unknown): Flat {
  const schema = schemaPart(value);
  if (Array.isArray(schema.type) && schema.type.includes("null") && schema.type.length > 1) {
    return { schema: { ...schema, type: schema.type.filter((type) => type !== "null") }, nullable: true };
  }
  if (asList(schema.enum).includes(null) && schema.type === undefined) return { schema, nullable: true };
  for (const keyword of ["anyOf", "oneOf"] as const) {
    const { [keyword]: list, ...siblings } = schema;
    const others = asList(list).filter((alternative) => !isNull(alternative));
    if (others.length === asList(list).length || others.length === 0) continue;
    const rest =
      others.length === 1 ? { ...asPart(others[0]), ...siblings } : { ...siblings, [keyword]: others };
    return { schema: rest, nullable: true };
  }
  return { schema, nullable: false };
}

/** Follows references to the definition, and separates null from it on the way. */
export function flatten(contract: Contract, split: Flat): Flat {
  let flat = split;
  while (referenceOf(flat.schema)) {
    const next = splitNull(resolve(contract, flat.schema));
    flat = { schema: next.schema, nullable: flat.nullable || next.nullable };
  }
  return flat;
}
