import { type JsonSchema, type ResolveRef, dereference } from "#api-spec/codec/json-schema.ts";
import type { BoundedSchema } from "./bounded-schema.ts";

/** Deep enough for every body; a schema that asks for itself ends here. */
const DEPTH = 8;

/**
 * A value that the schema accepts; an object with its required fields only, a list as short as it may be. Undefined where none can be told from the
 * schema: a text with a pattern, which needs an example in the contract.
 */
export function sampleOf(schema: JsonSchema, resolve: ResolveRef, depth = 0): unknown {
  if (depth > DEPTH) return undefined;
  const plain: BoundedSchema = dereference(schema, resolve);
  const [choice] = plain.anyOf ?? plain.oneOf ?? plain.allOf ?? [];
  if (choice) return sampleOf(choice, resolve, depth + 1);
  if (plain.const !== undefined) return plain.const;
  if (plain.enum) return plain.enum[0];
  const type = Array.isArray(plain.type) ? (plain.type as string[])[0] : plain.type;
  if (type === "integer" || type === "number") return Math.max(plain.minimum ?? 1, 1);
  if (type === "string")
    return plain.pattern === undefined ? "文".repeat(Math.max(plain.minLength ?? 1, 1)) : undefined;
  if (type === "array")
    return plain.items && plain.minItems ? [sampleOf(plain.items, resolve, depth + 1)] : [];
  if (type !== "object") return undefined;
  const fields = (plain.required ?? []).map((name) => {
    const field = plain.properties?.[name];
    return [name, field && sampleOf(field, resolve, depth + 1)] as const;
  });
  return Object.fromEntries(fields);
}
