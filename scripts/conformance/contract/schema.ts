import { type ResolveSchema, createResolver } from "#api-spec/kit/refs.ts";
import type { Schema } from "#api-spec/kit/schema.ts";

export type { Schema };

/** Follows a `$ref` to the schema itself. */
export type Deref = ResolveSchema;

/** For the schemas of one document. A reference that leads nowhere throws. */
export const derefWithin: (document: object) => Deref = createResolver;

export { typesOf } from "#api-spec/kit/schema.ts";
