import type { JsonSchema } from "#api-spec/codec/json-schema.ts";

/** A schema with the bounds that variants are made of. */
export type BoundedSchema = JsonSchema & {
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
};
