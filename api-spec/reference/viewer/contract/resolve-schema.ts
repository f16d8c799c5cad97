import { type Schema, contract, follow } from "./document.ts";

const SCHEMAS = "#/components/schemas/";

/** A schema with its `$ref` and `allOf` worked in, and the name it goes by if it has one. */
export type ResolvedSchema = { readonly schema: Schema; readonly name: string | undefined };

/** What stands beside a `$ref` (a title, a description) goes before what the named schema says. */
export function resolveSchema(written: Schema): ResolvedSchema {
  const { $ref, ...own } = written;
  if ($ref === undefined) return { schema: mergeAllOf(written), name: undefined };
  const name = $ref.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined;
  return { schema: { ...mergeAllOf(follow<Schema>({ $ref })), ...own }, name };
}

function mergeAllOf(schema: Schema): Schema {
  const { allOf, ...own } = schema;
  if (!allOf) return schema;
  const parts = allOf.map((part) => resolveSchema(part).schema);
  const properties = Object.assign({}, ...parts.map((part) => part.properties), own.properties);
  const required = [...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])];
  return Object.assign({}, ...parts, own, { properties, required });
}

/** Every schema that has a name, in the order of the names. */
export const schemaNames: readonly string[] = Object.keys(contract.components?.schemas ?? {}).toSorted(
  (a, b) => (a < b ? -1 : 1),
);

/** The schema of this name, or undefined. */
export function findSchema(name: string): Schema | undefined {
  const schemas = contract.components?.schemas ?? {};
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return schema && mergeAllOf(schema);
}
