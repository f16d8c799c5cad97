import type { ResolveSchema } from "../refs.ts";
import type { Schema } from "../schema.ts";

/** The decimal notation of JSON without exponents: ` 5`, `+5`, `05` and `1e9` remain strings. */
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * Converts the strings of a decoded form or query to the types in the schema: integers, numbers, booleans (0 and 1),
 * null (an empty string), the types of an enum, and a single value to a list of one. Values that do not fit are
 * returned unchanged, so that validation reports them. Returns a new value; never throws.
 */
export function coerceBySchema(value: unknown, schema: Schema, resolve: ResolveSchema): unknown {
  const plain = resolve(schema);
  if (plain.allOf) return plain.allOf.reduce((result, part) => coerceBySchema(result, part, resolve), value);
  const choices = plain.anyOf ?? plain.oneOf;
  if (choices) return coerceByChoices(value, choices, resolve);
  const types = typesOf(plain);
  if (types.includes("array")) return coerceList(value, plain, resolve);
  if (typeof value === "string") return coerceText(value, types);
  if (isObject(value) && types.includes("object")) return coerceObject(value, plain, resolve);
  return value;
}

function coerceByChoices(value: unknown, choices: readonly Schema[], resolve: ResolveSchema): unknown {
  for (const choice of choices) {
    if (typeof value === "string" && typesOf(resolve(choice)).includes("string")) continue;
    const coerced = coerceBySchema(value, choice, resolve);
    if (coerced !== value) return coerced;
  }
  return value;
}

function coerceList(value: unknown, schema: Schema, resolve: ResolveSchema): unknown {
  const { items } = schema;
  if (Array.isArray(value)) return items ? value.map((item) => coerceBySchema(item, items, resolve)) : value;
  if (typeof value !== "string" || value === "") return value;
  return [items ? coerceBySchema(value, items, resolve) : value];
}

function coerceObject(value: Record<string, unknown>, schema: Schema, resolve: ResolveSchema): unknown {
  const extra = typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
  const result: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const known =
      schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : extra;
    result[name] = known ? coerceBySchema(item, known, resolve) : item;
  }
  return result;
}

function coerceText(text: string, types: readonly string[]): unknown {
  if (types.includes("string")) return text;
  if ((types.includes("integer") || types.includes("number")) && DECIMAL.test(text)) return Number(text);
  if (types.includes("boolean") && (text === "1" || text === "true")) return true;
  if (types.includes("boolean") && (text === "0" || text === "false")) return false;
  if (types.includes("null") && text === "") return null;
  return text;
}

function typesOf(schema: Schema): readonly string[] {
  if (typeof schema.type === "string") return [schema.type];
  if (schema.type) return schema.type;
  if ("const" in schema) return [typeof schema.const];
  if (schema.enum) return schema.enum.map((item) => typeof item);
  if (schema.properties) return ["object"];
  return schema.items ? ["array"] : ["string"];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
