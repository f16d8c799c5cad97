export type Provenance = "documented" | "inferred";

/** A JSON Schema as the contract writes it, with our own keywords. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly contentMediaType?: string;
  readonly deprecated?: boolean;
  readonly "x-enum-labels"?: Readonly<Record<string, string>>;
  /** From each value of a state to those that may follow. */
  readonly "x-transitions"?: Readonly<Record<string, readonly (string | number)[]>>;
  readonly "x-money"?: string;
  readonly "x-provenance"?: Provenance;
};

export type Reference = { readonly $ref: string };
export type Example = { readonly summary?: string; readonly value?: unknown };
export type MediaType = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
};
export type Parameter = {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: Schema;
  readonly "x-provenance"?: Provenance;
};
type Header = { readonly description?: string; readonly required?: boolean; readonly schema?: Schema };
export type Response = {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly "x-provenance"?: Provenance;
};
export type RequestBody = {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
};
export type Server = { readonly url: string; readonly description?: string; readonly "x-host"?: string };
export type OperationObject = {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses?: Readonly<Record<string, Response | Reference>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly deprecated?: boolean;
  readonly "x-provenance"?: Provenance;
  readonly "x-repeatable"?: boolean;
  readonly "x-silent"?: boolean;
  readonly "x-query"?: boolean;
  readonly "x-command"?: boolean;
  readonly "x-invalidates"?: readonly string[];
};
type PathItem = {
  readonly servers?: readonly Server[];
  readonly parameters?: readonly (Parameter | Reference)[];
} & { readonly [method in "get" | "post" | "put" | "patch" | "delete"]?: OperationObject };

type Contract = {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly Server[];
  readonly tags?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly "x-displayName"?: string;
  }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly securitySchemes?: Readonly<Record<string, { readonly description?: string }>>;
  };
};

/** The contract as the page carries it. */
export const contract = JSON.parse(document.querySelector("#data")?.textContent ?? "{}") as Contract;

/** The thing itself, or what its `$ref` names. Throws if the contract has no such thing. */
export function follow<T extends object>(value: T | Reference): T {
  if (!("$ref" in value)) return value;
  let part: unknown = contract;
  for (const segment of value.$ref.replace(/^#\//, "").split("/")) {
    const key = decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~");
    part = (part as Record<string, unknown> | undefined)?.[key];
  }
  if (part === undefined) throw new Error(`契约中没有 ${value.$ref}`);
  return follow(part as T | Reference);
}
