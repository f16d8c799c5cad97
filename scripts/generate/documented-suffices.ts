import type { ContractDocument } from "#api-spec/kit/document.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Makes the inferred fields of documented components optional: a backend that answers only what is documented can run the
 * shop, and the compiler points at each use of a field that it may lack. Components that are inferred as a whole belong to
 * inferred operations, and bodies are what the shop sends: both stay as they are.
 */
export function documentedSuffices<T extends object>(document: T): T {
  const { components = {} } = document as Partial<ContractDocument>;
  const schemas: Schemas = components.schemas ?? {};
  const mended = Object.entries(schemas).map(([name, schema]) => [
    name,
    name.endsWith("Body") || ["Goods", "OrderLine"].includes(name) ? schema : mend(schema),
  ]);
  return { ...document, components: { ...components, schemas: Object.fromEntries(mended) } };
}

function mend(schema: Schema): Schema {
  const { properties = {}, required = [] } = schema;
  if (schema["x-provenance"] === "inferred" || required.length === 0) return schema;
  return {
    ...schema,
    required: required.filter((field) => properties[field]?.["x-provenance"] !== "inferred"),
  };
}
