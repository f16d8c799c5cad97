import type { input, output } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import type { ExactOptional } from "#api-spec/kit/exact-optional.ts";
import type * as schemas from "#generated/zod/index.zod.ts";
import type { OperationName } from "./names.ts";

type Schemas = typeof schemas;
type SchemaOf<Name extends string> = Name extends keyof Schemas ? Schemas[Name] : never;
type InputOf<Name extends string> = SchemaOf<Name> extends infer S extends $ZodType ? input<S> : never;
type OutputOf<Name extends string> = SchemaOf<Name> extends infer S extends $ZodType ? output<S> : never;

/** A part of a call: absent if the operation has none, optional if nothing in it is required. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? { readonly [K in Key]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** The input of an operation's call, by the contract. */
export type CallInput<Id extends OperationName> = Part<"path", InputOf<`${Capitalize<Id>}Params`>> &
  Part<"query", InputOf<`${Capitalize<Id>}QueryParams`>> &
  Part<"body", InputOf<`${Capitalize<Id>}Body`>>;

/** The `data` of an operation's success. */
export type CallData<Id extends OperationName> =
  OutputOf<`${Capitalize<Id>}Response`> extends { data: infer Data } ? ExactOptional<Data> : unknown;
