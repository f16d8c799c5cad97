import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { type Schema, typesOf } from "#api-spec/kit/schema.ts";

/**
 * Returns the form notation of the first value within a list or an object at `path`: `params[0][goods_id]=…`. A
 * recursive schema is followed once.
 */
export function formNotation(path: readonly string[], schema: Schema, resolve: ResolveSchema): string {
  const inside = keysOf(schema, resolve, new Set());
  const [name = "", ...keys] = [...path, ...inside];
  return `${name}${keys.map((key) => `[${key}]`).join("")}=…`;
}

function keysOf(written: Schema, resolve: ResolveSchema, above: ReadonlySet<Schema>): string[] {
  const schema = resolve(written);
  if (above.has(schema)) return [];
  const around = new Set([...above, schema]);
  if (typesOf(schema).includes("array"))
    return ["0", ...(schema.items ? keysOf(schema.items, resolve, around) : [])];
  const [first] = [...(schema.required ?? []), ...Object.keys(schema.properties ?? {})];
  const field = first === undefined ? undefined : schema.properties?.[first];
  return first === undefined ? [] : [first, ...(field ? keysOf(field, resolve, around) : [])];
}
