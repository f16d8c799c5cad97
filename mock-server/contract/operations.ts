import type { JsonSchema } from "#api-spec/codec/json-schema.ts";
import {
  type ContractDocument,
  type Host,
  type OperationObject,
  type ParameterObject,
  type PathItem,
  type Reference,
  type ResponseObject,
  follow,
  toPointer,
} from "./document.ts";

export type SchemaPlace = { readonly schema: JsonSchema; readonly pointer: string };
export type Parameter = SchemaPlace & {
  readonly name: string;
  readonly in: ParameterObject["in"];
  readonly required: boolean;
  readonly explode: boolean | undefined;
};
export type DeclaredResponse = {
  readonly status: number;
  readonly mediaType: string | undefined;
  readonly body: SchemaPlace | undefined;
  /** Keyed by lower-case name. */
  readonly headers: Readonly<Record<string, SchemaPlace & { readonly required: boolean }>>;
  readonly examples: ReadonlyMap<string, unknown>;
};
export type RequestBody = { readonly mediaType: string; readonly required: boolean } & SchemaPlace;

/** One operation with every reference to parameters and responses followed. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  /** With parameters in braces, below the base path of its server. */
  readonly path: string;
  readonly basePath: string;
  readonly host: Host;
  readonly tag: string;
  /** Asks for a session; otherwise visitors may call it. */
  readonly needsSession: boolean;
  readonly security: readonly (readonly string[])[];
  readonly parameters: readonly Parameter[];
  readonly bodies: readonly RequestBody[];
  readonly responses: ReadonlyMap<number, DeclaredResponse>;
};

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** Every operation of the document, in its order. */
export function listOperations(document: ContractDocument): Operation[] {
  const found: Operation[] = [];
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const source = item[method];
      if (source) found.push(readOperation(document, path, item, method, source));
    }
  }
  return found;
}

function readOperation(
  document: ContractDocument,
  path: string,
  item: PathItem,
  method: string,
  source: OperationObject,
): Operation {
  const server = (item.servers ?? document.servers)?.[0];
  const security = (source.security ?? []).map((alternative) => Object.keys(alternative));
  const at = (...rest: string[]) => toPointer("paths", path, ...rest);
  return {
    id: source.operationId ?? `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    basePath: server ? new URL(server.url).pathname.replace(/\/$/, "") : "",
    host: server?.["x-host"] ?? "main",
    tag: source.tags?.[0] ?? "",
    needsSession: security.length > 0 && security.every((alternative) => alternative.length > 0),
    security,
    parameters: [
      ...readParameters(document, item.parameters ?? [], (index) => at("parameters", index)),
      ...readParameters(document, source.parameters ?? [], (index) => at(method, "parameters", index)),
    ],
    bodies: Object.entries(source.requestBody?.content ?? {}).map(([mediaType, content]) => ({
      mediaType,
      required: source.requestBody?.required ?? false,
      schema: content.schema ?? {},
      pointer: at(method, "requestBody", "content", mediaType, "schema"),
    })),
    responses: new Map(
      Object.entries(source.responses ?? {}).map(([status, response]) => [
        Number(status),
        readResponse(document, status, response, at(method, "responses", status)),
      ]),
    ),
  };
}

function readParameters(
  document: ContractDocument,
  list: readonly (ParameterObject | Reference)[],
  at: (index: string) => string,
): Parameter[] {
  return list.map((entry, index) => {
    const { value, pointer } = follow<ParameterObject>(document, entry, at(String(index)));
    return {
      name: value.name,
      in: value.in,
      required: value.required ?? false,
      explode: value.explode,
      schema: value.schema ?? {},
      pointer: `${pointer}/schema`,
    };
  });
}

function readResponse(
  document: ContractDocument,
  status: string,
  source: ResponseObject | Reference,
  place: string,
): DeclaredResponse {
  const { value, pointer } = follow<ResponseObject>(document, source, place);
  const [mediaType, content] = Object.entries(value.content ?? {})[0] ?? [];
  const at = (...rest: string[]) => `${pointer}${toPointer(...rest).slice(1)}`;
  return {
    status: Number(status),
    mediaType,
    body:
      mediaType !== undefined && content?.schema
        ? { schema: content.schema, pointer: at("content", mediaType, "schema") }
        : undefined,
    headers: Object.fromEntries(
      Object.entries(value.headers ?? {}).map(([name, header]) => [
        name.toLowerCase(),
        {
          schema: header.schema ?? {},
          pointer: at("headers", name, "schema"),
          required: header.required ?? false,
        },
      ]),
    ),
    examples: new Map(
      Object.entries(content?.examples ?? {}).map(([name, example]) => [
        name,
        follow<{ value?: unknown }>(document, example, at("examples", name)).value.value,
      ]),
    ),
  };
}
