import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import { typesOf } from "#api-spec/kit/schema.ts";
import type { Operation } from "../contract/operation.ts";
import type { Fields } from "../request/input.ts";
import type { KnownIds } from "./known-ids.ts";
import { findNamed, isReference } from "./find-data.ts";

/** The optional fields of a body that name something of the server's, each with one that it has shown. */
export function optionalReferences(operation: Operation, known: KnownIds, deref: ResolveSchema): Fields {
  const { properties = {}, required = [] } = deref(operation.body?.schema ?? {});
  const found = Object.entries(properties).flatMap(([name, field]) => {
    const { items, ...plain } = deref(field);
    const isList = typesOf(plain).includes("array");
    const schema = isList ? (items ?? {}) : field;
    if (required.includes(name) || !isReference(name, schema, deref)) return [];
    const id = findNamed(operation, name, schema, known, deref);
    return id === undefined ? [] : [[name, isList ? [id] : id] as const];
  });
  return Object.fromEntries(found);
}
