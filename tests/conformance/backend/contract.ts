import { readFileSync } from "node:fs";
import type { AnySchemaObject } from "ajv";
import formats from "ajv-formats";
import { Ajv2020 } from "ajv/dist/2020.js";

/** An operation as this backend knows it, all from the contract's file. */
export type Route = {
  readonly id: string;
  readonly method: string;
  /** As Hono writes it: `/api/order/:id`. */
  readonly path: string;
  readonly needsSession: boolean;
  readonly query: AnySchemaObject;
  readonly params: AnySchemaObject;
  readonly body: AnySchemaObject | undefined;
  readonly needsBody: boolean;
  /** True if the operation takes the header Idempotency-Key. */
  readonly isKeyed: boolean;
  readonly success: 200 | 201;
};

type Parameter = { in: string; name: string; required?: boolean; schema: AnySchemaObject };
type Described = {
  operationId: string;
  security: object[];
  parameters?: Shared;
  requestBody?: { required?: boolean; content: Record<string, { schema: AnySchemaObject }> };
  responses: Record<string, { content?: Record<string, { examples: { success?: Example } }> }>;
};
type Example = { value: { data: object } };
type Shared = readonly (Parameter | { $ref: string })[];
type Contract = {
  paths: Record<string, Record<string, Described> & { parameters?: Described["parameters"] }>;
  components: { schemas: object };
};

const FILE = new URL("../../../generated/openapi.json", import.meta.url);
const FORM = "application/x-www-form-urlencoded";
const METHODS = ["get", "post", "put", "delete"];
/** Schemas are looked up in the contract, wherever they are referred to from. */
const text = readFileSync(FILE, "utf8").replaceAll(
  '"#/components/schemas/',
  '"contract#/components/schemas/',
);
const contract = JSON.parse(text) as Contract;

const ajv = new Ajv2020({ allErrors: true, strict: false, multipleOfPrecision: 6 });
formats.default(ajv, ["date", "int32", "int64", "double"]);
ajv.addSchema({ $id: "contract", components: { schemas: contract.components.schemas } });

/** Returns the schema that a reference points to. */
export function resolve(schema: AnySchemaObject): AnySchemaObject {
  const { $ref: reference } = schema as { $ref?: string };
  if (reference === undefined) return schema;
  const keys = reference.split("#/")[1]?.split("/") ?? [];
  const found = keys.reduce((at: unknown, key) => (at as Record<string, unknown>)[key], contract);
  return resolve(found as AnySchemaObject);
}

function fieldsIn(part: string, parameters: readonly Parameter[]): AnySchemaObject {
  const own = parameters.filter((parameter) => parameter.in === part);
  return {
    type: "object",
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

function routeOf(path: string, method: string, operation: Described, shared: Shared): Route {
  const written = [...shared, ...(operation.parameters ?? [])];
  const parameters = written.map((each) => resolve(each) as unknown as Parameter);
  const body = operation.requestBody?.content[FORM]?.schema;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: path.replaceAll(/\{(\w+)\}/g, ":$1"),
    needsSession: operation.security.every((each) => "session" in each),
    query: fieldsIn("query", parameters),
    params: fieldsIn("path", parameters),
    body,
    isKeyed: parameters.some(({ name }) => name === "Idempotency-Key"),
    needsBody: operation.requestBody?.required === true,
    success: "201" in operation.responses ? 201 : 200,
  };
}

export const ROUTES: ReadonlyMap<string, Route> = new Map(
  Object.entries(contract.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation
        ? [[operation.operationId, routeOf(path, method, operation, item.parameters ?? [])] as const]
        : [];
    }),
  ),
);

const OPERATIONS = Object.values(contract.paths).flatMap((item) =>
  METHODS.flatMap((method) => item[method] ?? []),
);

/** The record in the contract's example of an operation. */
export const exampleOf = (id: string): object =>
  OPERATIONS.find(({ operationId }) => operationId === id)?.responses["200"]?.content?.["application/json"]
    ?.examples.success?.value.data ?? {};

export type Errors = Record<string, string[]>;

/** The fields of a value that break a schema, by their path. */
export function errorsIn(value: unknown, schema: AnySchemaObject): Errors {
  if (ajv.validate(schema, value)) return {};
  const fields = (ajv.errors ?? [])
    .filter(({ keyword }) => keyword !== "if")
    .map(({ instancePath, params }) => {
      const extra = (params["missingProperty"] ?? params["additionalProperty"]) as string | undefined;
      return [...instancePath.split("/").slice(1), ...(extra === undefined ? [] : [extra])].join(".");
    });
  return Object.fromEntries(fields.map((field) => [field, ["填写有误"]]));
}
