import { type JsonSchema, dereference } from "#api-spec/codec/json-schema.ts";

/** The keywords that inputs are generated from; Ajv reads all of a schema. */
export type Schema = JsonSchema & {
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly description?: string;
  readonly "x-money"?: string;
};

/** Follows a `$ref` to the schema itself. */
export type Deref = (schema: JsonSchema) => Schema;

/** For the schemas of one document. A reference that leads nowhere throws. */
export function derefWithin(document: object): Deref {
  const resolve = (ref: string) => {
    let node: unknown = document;
    for (const part of ref.slice(2).split("/"))
      node = (node as Record<string, unknown> | undefined)?.[
        part.replaceAll("~1", "/").replaceAll("~0", "~")
      ];
    if (typeof node !== "object" || node === null) throw new Error(`${ref} leads nowhere`);
    return node as JsonSchema;
  };
  return (schema) => dereference(schema, resolve);
}

/** The types that a schema names; none where it says nothing. */
export const typesOf = ({ type }: Schema): readonly string[] => (type === undefined ? [] : [type].flat());
