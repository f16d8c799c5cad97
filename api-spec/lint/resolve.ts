import type { Reference } from "../kit/document.ts";
import type { Context, Location } from "./redocly-types.ts";

/** A node with the location where it is defined. */
export type Placed<T> = { readonly node: T; readonly at: Location };

/** Resolves a `$ref`, or returns the node itself. Undefined for a broken reference, which another rule reports. */
export function follow<T extends object>(
  context: Context,
  value: T | Reference | undefined,
  at: Location,
): Placed<T> | undefined {
  if (value === undefined) return undefined;
  if (!("$ref" in value)) return { node: value, at };
  const { node, location } = context.resolve<T>(value, at.source.absoluteRef);
  return node && location ? follow(context, node, location) : undefined;
}
