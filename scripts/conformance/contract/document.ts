import type { Schema } from "./schema.ts";

export type Example = { readonly value?: unknown };

export type MediaType = {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
};

export type ResponseItem = {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, MediaType>>;
};

export type ParameterItem = {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
};

export type OperationItem = {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly ParameterItem[];
  readonly requestBody?: { readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, ResponseItem>>;
  readonly "x-provenance"?: string;
  readonly "x-query"?: boolean;
  readonly "x-command"?: boolean;
};

export type Server = { readonly "x-host"?: string };

export type PathItem = {
  readonly servers?: readonly Server[];
  readonly parameters?: readonly ParameterItem[];
} & Readonly<Record<string, unknown>>;

/** As much of a bundled OpenAPI document as the command reads. */
export type Document = {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components?: { readonly responses?: Readonly<Record<string, ResponseItem>> };
};
