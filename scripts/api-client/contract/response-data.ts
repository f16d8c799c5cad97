import type { output } from "zod/mini";
import type { $ZodType } from "zod/v4/core";
import type { ExactOptional } from "#api-spec/kit/exact-optional.ts";
import type * as schemas from "#generated/zod/index.zod.ts";

type Schemas = typeof schemas;
type Envelope<Name extends string> = Name extends keyof Schemas
  ? Schemas[Name] extends infer S extends $ZodType
    ? output<S>
    : never
  : unknown;

/** The `data` of an operation's success, by the contract; unknown for an id that is known at run time only. */
export type DataOf<Id extends string> =
  Envelope<`${Capitalize<Id>}Response`> extends { data: infer Data } ? ExactOptional<Data> : unknown;
