import { mergeAllOf } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { contract, resolve } from "./document.ts";

const SCHEMAS = "#/components/schemas/";

/** A schema with its `$ref` and `allOf` worked in, and the name it goes by if it has one. */
export type ResolvedSchema = { readonly schema: Schema; readonly name: string | undefined };

/** What is written beside a `$ref` (a title, a description) goes before what the named schema says. */
export function resolveSchema(written: Schema): ResolvedSchema {
  const { $ref } = written;
  const name = $ref?.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined;
  return { schema: mergeAllOf(resolve(written), resolve), name };
}

/** Every schema that has a name, in the order of the names. */
export const schemaNames: readonly string[] = Object.keys(contract.components?.schemas ?? {}).toSorted(
  (a, b) => (a < b ? -1 : 1),
);

/** The schema of this name, or undefined. */
export function findSchema(name: string): Schema | undefined {
  const schemas = contract.components?.schemas ?? {};
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return schema && mergeAllOf(schema, resolve);
}
