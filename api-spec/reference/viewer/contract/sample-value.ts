import type { Schema } from "./document.ts";
import { resolveSchema } from "./resolve-schema.ts";

/** Recursive schemas end here. */
const DEEPEST = 6;

/** A plausible value of a schema that brings no example of its own: what is required, at its smallest. */
export function sampleValue(written: Schema, depth = 0): unknown {
  const { schema } = resolveSchema(written);
  const given = schema.example ?? schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (given !== undefined) return given;
  const type = typeof schema.type === "string" ? schema.type : schema.type?.find((one) => one !== "null");
  switch (type) {
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return true;
    case "array":
      return schema.items && depth < DEEPEST ? [sampleValue(schema.items, depth + 1)] : [];
    case "string":
      return schema.title ?? "文本";
    default:
      return sampleObject(schema, depth);
  }
}

function sampleObject({ properties, required, oneOf, anyOf }: Schema, depth: number): unknown {
  const form = (oneOf ?? anyOf)?.[0];
  if (!properties && form) return sampleValue(form, depth + 1);
  if (depth >= DEEPEST) return {};
  const wanted = Object.entries(properties ?? {}).filter(([name]) => required?.includes(name) ?? false);
  return Object.fromEntries(wanted.map(([name, property]) => [name, sampleValue(property, depth + 1)]));
}
