/** As much of a JSON Schema (2020-12) as the codec and the error messages read; Ajv reads all of it. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  /** A file; `maxLength` then counts its bytes. */
  readonly contentMediaType?: string;
  readonly maxLength?: number;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
};

/** Finds the schema that a `$ref` names. */
export type ResolveRef = (ref: string) => JsonSchema;

/** Follows `$ref` to the schema itself; a title beside the reference wins over the title of the target. */
export function dereference(schema: JsonSchema, resolve: ResolveRef): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const target = dereference(resolve(schema.$ref), resolve);
  return schema.title === undefined ? target : { ...target, title: schema.title };
}
