import type { Context, Location, Reference } from "./redocly-types.ts";

/** A node with the place where it really stands. */
export type Placed<T> = { readonly node: T; readonly at: Location };

/** The thing at `at`, or the thing that its `$ref` names. Undefined for a broken reference: another rule reports it. */
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
