import type { FilterLaw, SortLaw } from "./list-laws.ts";
import type { Provenance, Schema } from "./schema.ts";

/** The hosts that serve the contract: the shop, its activities and the chat. */
export const HOSTS = ["main", "activity", "chat"] as const;
export type Host = (typeof HOSTS)[number];

export type Reference = { readonly $ref: string };
export type Example = { readonly summary?: string; readonly value?: unknown };
export type Examples = Readonly<Record<string, Example | Reference>>;

export type MediaType = {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Examples;
  readonly encoding?: Readonly<Record<string, { readonly style?: string; readonly explode?: boolean }>>;
  readonly "x-provenance"?: Provenance;
};

export type ParameterObject = {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly required?: boolean;
  readonly description?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Examples;
  readonly "x-provenance"?: Provenance;
  /** The filter that this parameter of a list applies. */
  readonly "x-filter"?: FilterLaw;
  /** The sort order that this parameter of a list selects. */
  readonly "x-sort"?: SortLaw;
};

export type HeaderObject = {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
};

export type RequestBodyObject = {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
};

export type ResponseObject = {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, HeaderObject | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
  readonly "x-provenance"?: Provenance;
};

export type OperationObject = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly (ParameterObject | Reference)[];
  readonly requestBody?: RequestBodyObject | Reference;
  readonly responses?: Readonly<Record<string, ResponseObject | Reference>>;
  /** Alternatives; each lists the security schemes that are required together. */
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly "x-provenance"?: Provenance;
  /** A repeated call does not cancel the earlier one. */
  readonly "x-repeatable"?: boolean;
  /** Its errors are not shown to the user. */
  readonly "x-silent"?: boolean;
  /** A read-only POST. */
  readonly "x-query"?: boolean;
  /** A GET with side effects. */
  readonly "x-command"?: boolean;
  /** The queries that a success invalidates: operationIds, the schema that several respond with, or `*`. */
  readonly "x-invalidates"?: readonly string[];
  /** The right that a person of a team needs, or `owner` for what the owner of the account alone may do. */
  readonly "x-right"?: string;
};

export type Server = {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, { readonly default?: string }>>;
  readonly "x-host"?: Host;
};

/** The HTTP methods of the contract, in the order in which the operations of a path are listed. */
export const METHODS = ["get", "post", "put", "patch", "delete"] as const;
/** Every key of a path item that can hold an operation (OpenAPI 3.1); servers handle the last three themselves. */
export const ALL_METHODS = [...METHODS, "options", "head", "trace"] as const;
export type Method = (typeof ALL_METHODS)[number];

export type PathItem = {
  readonly servers?: readonly Server[];
  readonly parameters?: readonly (ParameterObject | Reference)[];
} & { readonly [method in Method]?: OperationObject };

/** A section of the product specification: the rules that something cites, by key, in our own sentences. */
export type SpecificationSection = {
  readonly section: number;
  readonly title: string;
  readonly rules: Readonly<
    Record<string, { readonly provenance: Provenance; readonly zh: string; readonly en: string }>
  >;
};

/** One part of a guide: paragraphs, a table, examples of code by language. */
export type GuideSection = {
  readonly title: string;
  /** Paragraphs are parted by an empty line; code is in backticks. */
  readonly text: string;
  readonly table?: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  readonly code?: readonly { readonly label: string; readonly text: string }[];
};

/** A page of the reference about what many operations have in common. */
export type Guide = {
  readonly id: string;
  readonly title: string;
  readonly provenance: Provenance;
  readonly sections: readonly GuideSection[];
};

/** A bundled OpenAPI 3.1 document, as far as this project reads it. Every `$ref` points into its own `components`. */
export type ContractDocument = {
  readonly jsonSchemaDialect?: string;
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly servers?: readonly Server[];
  readonly tags?: readonly {
    readonly name: string;
    readonly description?: string;
    readonly "x-displayName"?: string;
  }[];
  readonly security?: OperationObject["security"];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly "x-specification"?: readonly SpecificationSection[];
  readonly "x-guides"?: readonly Guide[];
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly responses?: Readonly<Record<string, ResponseObject>>;
    readonly securitySchemes?: Readonly<
      Record<
        string,
        { readonly type: string; readonly in?: string; readonly name?: string; readonly description?: string }
      >
    >;
  };
};
