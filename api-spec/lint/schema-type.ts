import type { Schema } from "./redocly-types.ts";

/** Whether the schema allows values of this JSON type. */
export function mayBe(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

/** Whether the schema is an uploaded file. */
export function isFile(schema: Schema): boolean {
  return schema.contentMediaType !== undefined;
}
