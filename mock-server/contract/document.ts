import { readFileSync } from "node:fs";
import type { JsonSchema } from "#api-spec/codec/json-schema.ts";

export type Host = "main" | "activity" | "chat";
export type MediaType = {
  readonly schema?: JsonSchema;
  readonly examples?: Readonly<Record<string, Reference | { readonly value?: unknown }>>;
};
export type Reference = { readonly $ref: string };
export type ParameterObject = {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly explode?: boolean;
  readonly schema?: JsonSchema;
};
export type ResponseObject = {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema?: JsonSchema }>>;
  readonly content?: Readonly<Record<string, MediaType>>;
};
export type OperationObject = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, MediaType>>;
  };
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
};
export type ServerObject = { readonly url: string; readonly "x-host"?: Host };
export type PathItem = {
  readonly servers?: readonly ServerObject[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
} & { readonly [method in "get" | "post" | "put" | "patch" | "delete"]?: OperationObject };

/** The contract as bundled: as much of OpenAPI 3.1 as the server reads. */
export type ContractDocument = {
  readonly jsonSchemaDialect?: string;
  readonly servers?: readonly ServerObject[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, { type: string; in?: string; name?: string }>>;
    readonly responses?: Readonly<Record<string, ResponseObject>>;
  };
};

const BUNDLE = new URL("../../generated/openapi.json", import.meta.url);

/** Reads the bundled contract. */
export function readContract(): ContractDocument {
  return JSON.parse(readFileSync(BUNDLE, "utf8")) as ContractDocument;
}

/** The part of the document that a JSON pointer (`#/components/…`) names; undefined if there is none. */
export function findByPointer(document: ContractDocument, pointer: string): unknown {
  let part: unknown = document;
  for (const segment of pointer.replace(/^#\/?/, "").split("/")) {
    if (typeof part !== "object" || part === null) return undefined;
    part = (part as Record<string, unknown>)[
      decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~")
    ];
  }
  return part;
}

/** A JSON pointer from its segments. */
export function toPointer(...segments: readonly string[]): string {
  return `#/${segments.map((segment) => segment.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}

/** The thing itself, or the thing that its `$ref` names, with the pointer under which it really stands. */
export function follow<T extends object>(
  document: ContractDocument,
  value: T | Reference,
  pointer: string,
): { value: T; pointer: string } {
  if (!("$ref" in value)) return { value, pointer };
  const target = findByPointer(document, value.$ref) as T | Reference | undefined;
  if (!target) throw new Error(`契约中没有 ${value.$ref}（${pointer}）`);
  return follow(document, target, value.$ref);
}
