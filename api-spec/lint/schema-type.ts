import type { Schema } from "./redocly-types.ts";

/** Whether values of this schema may be of this JSON type. */
export function mayBe(schema: Schema, type: string): boolean {
  return Array.isArray(schema.type) ? schema.type.includes(type) : schema.type === type;
}

/** Whether the schema is a file of an upload. */
export function isFile(schema: Schema): boolean {
  return schema.contentMediaType !== undefined;
}
