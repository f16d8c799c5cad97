import type { ContractDocument } from "./document.ts";
import type { Schema } from "./schema.ts";

/**
 * A copy of the contract in which a server may leave out the inferred fields of documented responses (specification
 * section 3): its clients require no more than is documented. Bodies stay as they are, and so do inferred operations
 * and components, which are returned whole or not at all.
 */
export function documentedSuffices<T extends object>(document: T): T {
  const { paths = {}, components = {} } = document as Partial<ContractDocument>;
  const schemas = mapValues(components.schemas ?? {}, (schema, name) =>
    name.endsWith("Body") ? schema : mend(schema),
  );
  return {
    ...document,
    paths: mapValues(paths, (item) => mapValues(item, mendOperation)),
    components: { ...components, schemas },
  };
}

function mendOperation<T>(operation: T): T {
  if (typeof operation !== "object" || operation === null || !("responses" in operation)) return operation;
  if ("x-provenance" in operation && operation["x-provenance"] === "inferred") return operation;
  return { ...operation, responses: mendResponses(operation.responses) };
}

/** The schemas of JSON responses. Their envelope stays whole: without `data` a response is invalid. */
function mendResponses(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return mapValues(value as Record<string, unknown>, (part, name) => {
    if (name !== "schema") return mendResponses(part);
    const { properties = {}, ...envelope } = part as Schema;
    return {
      ...envelope,
      ...("properties" in (part as Schema) && { properties: mapValues(properties, mendEnvelope) }),
    };
  });
}

/** `data` is inferred where the specification names only the fields inside. */
const mendEnvelope = ({ "x-provenance": _inferred, ...field }: Schema): Schema => mend(field);

/** A server that has an inferred object has all of it. */
const mendField = (field: Schema): Schema => (isInferred(field) ? field : mend(field));

function mend(schema: Schema): Schema {
  if (isInferred(schema)) return schema;
  const { properties, required, items } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, mendField) }),
    ...(items && { items: mend(items) }),
    ...(required && { required: required.filter((field) => !isInferred(properties?.[field])) }),
  };
}

const isInferred = (schema: Schema | undefined): boolean => schema?.["x-provenance"] === "inferred";

const mapValues = <V, W>(values: Readonly<Record<string, V>>, change: (value: V, name: string) => W) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
