import { mergeAllOf } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";
import { contract, resolve } from "./document.ts";

const SCHEMAS = "#/components/schemas/";

/** A schema with its `$ref` and `allOf` merged in, and its component name, if any. */
export type ResolvedSchema = { readonly schema: Schema; readonly name: string | undefined };

/** Keywords beside a `$ref` (a title, a description) take precedence over those of the target. */
export function resolveSchema(written: Schema): ResolvedSchema {
  const { $ref } = written;
  const name = $ref?.startsWith(SCHEMAS) ? $ref.slice(SCHEMAS.length) : undefined;
  return { schema: mergeAllOf(resolve(written), resolve), name };
}

/** Every named schema, sorted by name. */
export const schemaNames: readonly string[] = Object.keys(contract.components?.schemas ?? {}).toSorted(
  (a, b) => (a < b ? -1 : 1),
);

/** The schema with this name, or undefined. */
export function findSchema(name: string): Schema | undefined {
  const schemas = contract.components?.schemas ?? {};
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  return schema && mergeAllOf(schema, resolve);
}
