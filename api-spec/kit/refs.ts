import type { Reference } from "./document.ts";
import type { Schema } from "./schema.ts";

/** A `$ref` without a target, or one that refers to itself. */
export class BrokenRefError extends Error {
  readonly ref: string;
  /** The location of the reference; empty if unknown. */
  readonly pointer: string;
  constructor(ref: string, pointer: string, problem: string) {
    super(`${ref} ${problem}${pointer && ` (referred to at ${pointer})`}`);
    this.name = "BrokenRefError";
    this.ref = ref;
    this.pointer = pointer;
  }
}

/** The segments of a JSON pointer in a URI fragment (`#/components/…`), unescaped. */
function pointerSegments(pointer: string): string[] {
  return pointer
    .replace(/^#\/?/, "")
    .split("/")
    .map((segment) => decodeURIComponent(segment).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A JSON pointer (`#/paths/~1api~1cart/get`) from its segments. */
export function toPointer(...segments: readonly string[]): string {
  return `#/${segments.map((segment) => segment.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}

/** Finds the part of a document at a JSON pointer; undefined if there is none. */
export function findByPointer(document: object, pointer: string): unknown {
  let part: unknown = document;
  for (const segment of pointerSegments(pointer)) {
    if (typeof part !== "object" || part === null || !Object.hasOwn(part, segment)) return undefined;
    part = (part as Record<string, unknown>)[segment];
  }
  return part;
}

/**
 * Returns the value itself, or the target of its `$ref`, with the pointer of its definition. Keywords beside a `$ref`
 * (a title, a description) take precedence over those of the target. Throws BrokenRefError.
 */
export function follow<T extends object>(
  document: object,
  value: T | Reference,
  pointer = "",
): { value: T; pointer: string } {
  let found = value;
  let place = pointer;
  const seen = new Set<string>();
  while (isReference(found)) {
    const { $ref, ...siblings } = found;
    if (seen.has($ref)) throw new BrokenRefError($ref, pointer, "refers to itself");
    seen.add($ref);
    const target = findByPointer(document, $ref);
    if (typeof target !== "object" || target === null)
      throw new BrokenRefError($ref, place, "is not in the contract");
    found = (Object.keys(siblings).length > 0 ? { ...target, ...siblings } : target) as T | Reference;
    place = $ref;
  }
  return { value: found, pointer: place };
}

const isReference = (value: object): value is Reference =>
  typeof (value as Partial<Reference>).$ref === "string";

/** Returns the schema itself, or the target of its `$ref`; see follow. */
export type ResolveSchema = (schema: Schema) => Schema;

/**
 * Resolves the schemas of one document, each reference only once. A broken reference throws BrokenRefError, or
 * resolves to `fallback` if given.
 */
export function createResolver(document: object, fallback?: Schema): ResolveSchema {
  const resolved = new WeakMap<Schema, Schema>();
  const resolve = (schema: Schema): Schema => {
    try {
      return follow<Schema>(document, schema).value;
    } catch (error) {
      if (fallback === undefined) throw error;
      return fallback;
    }
  };
  return (schema) => {
    if (schema.$ref === undefined) return schema;
    const known = resolved.get(schema) ?? resolve(schema);
    resolved.set(schema, known);
    return known;
  };
}

/** Merges `allOf` into the schema: the fields of all parts; for any other keyword the last value wins. */
export function mergeAllOf(schema: Schema, resolve: ResolveSchema): Schema {
  const { allOf, ...own } = schema;
  if (!allOf) return schema;
  const parts = allOf.map((part) => mergeAllOf(resolve(part), resolve));
  const properties = Object.assign({}, ...parts.map((part) => part.properties), own.properties);
  const required = [...parts.flatMap((part) => part.required ?? []), ...(own.required ?? [])];
  return Object.assign({}, ...parts, own, { properties, required });
}
