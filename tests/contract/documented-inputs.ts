export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  default?: unknown;
  const?: unknown;
  "x-provenance"?: string;
}
interface Parameter {
  name: string;
  in: string;
  schema?: Schema;
  "x-provenance"?: string;
}
interface OperationObject {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  "x-provenance"?: string;
}
type PathItem = { parameters?: Parameter[] } & Record<string, unknown>;

/** The part of the bundle that coverage reads. */
export interface Contract {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, Schema> };
}

/** An operation with the parameters of its path. */
export interface Operation {
  path: string;
  provenance: string | undefined;
  parameters: Parameter[];
  bodies: Schema[];
}

/** A value that a caller can send. Object fields are separated by dots, those of list items by `[]`. */
export interface Input {
  place: string;
  name: string;
  inferred: boolean;
  schema: Schema;
}

const METHODS = ["get", "post", "put", "patch", "delete"];
const SCHEMAS = "#/components/schemas/";

/** Every operation of the bundle by method and path, as in `GET /api/cart/list`. */
export function operationsOf(contract: Contract): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(contract.paths))
    for (const method of METHODS) {
      const operation = item[method] as OperationObject | undefined;
      if (!operation) continue;
      operations.set(`${method.toUpperCase()} ${path}`, {
        path,
        provenance: operation["x-provenance"],
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
        bodies: Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema),
      });
    }
  return operations;
}

/** All inputs of an operation. Inputs nested in something inferred are inferred too. */
export function inputsOf(contract: Contract, { parameters, bodies }: Operation): Input[] {
  const resolve = (schema: Schema): Schema => {
    if (!schema.$ref?.startsWith(SCHEMAS)) return schema;
    // Keywords beside the reference take precedence.
    return { ...contract.components.schemas[schema.$ref.slice(SCHEMAS.length)], ...schema };
  };
  const leaves = (source: Schema, name: string, place: string, parentInferred: boolean): Input[] => {
    const schema = resolve(source);
    const inferred = parentInferred || schema["x-provenance"] === "inferred";
    const items = schema.items && resolve(schema.items);
    const [fields, prefix] = items?.properties
      ? [items.properties, `${name}[].`]
      : [schema.properties, `${name}.`];
    if (!fields) return [{ place, name, inferred, schema }];
    return Object.entries(fields).flatMap(([key, field]) =>
      leaves(field, (name ? prefix : "") + key, place, inferred),
    );
  };
  return [
    ...parameters.map((parameter) => ({
      place: parameter.in,
      name: parameter.name,
      inferred: parameter["x-provenance"] === "inferred",
      schema: resolve(parameter.schema ?? {}),
    })),
    ...bodies.flatMap((body) => leaves(body, "", "body", false)),
  ];
}
