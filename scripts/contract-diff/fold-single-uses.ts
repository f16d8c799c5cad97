import type { Place, Scope, SharedComponent } from "./walk.ts";

/** A place in a component, relative to the reference that points to it. */
function seenFrom(outer: Place, inner: Place): Place {
  const dot = outer.field === "" || inner.field === "" || inner.field.startsWith("[]") ? "" : ".";
  return {
    subject: [outer.subject, inner.subject].filter(Boolean).join(" "),
    field: `${outer.field}${dot}${inner.field}`,
  };
}

/**
 * Moves the changes of a component with a single use to the operation that uses it, since it needs no name of its own
 * (`operations` are the scopes of the operations). Returns the keys of the folded components.
 */
export function foldSingleUses(
  operations: readonly Scope[],
  shared: ReadonlyMap<string, SharedComponent>,
): Set<string> {
  const places = new Map<string, number>();
  for (const scope of [...operations, ...[...shared.values()].map((component) => component.scope)])
    for (const [key, at] of scope.uses) places.set(key, (places.get(key) ?? 0) + at.length);

  const folded = new Set<string>();
  const fold = (operation: Scope, uses: Scope["uses"], outer: Place) => {
    for (const [key, [at]] of uses) {
      const inner = shared.get(key)?.scope;
      // The report of a renamed component must name it.
      const isNamed = inner?.facts.some((fact) => fact.kind === "component-renamed");
      if (!at || !inner || isNamed || places.get(key) !== 1) continue;
      const place = seenFrom(outer, at);
      folded.add(key);
      for (const fact of inner.facts) operation.facts.push({ ...fact, place: seenFrom(place, fact.place) });
      fold(operation, inner.uses, place);
    }
  };
  for (const operation of operations) fold(operation, operation.uses, { subject: "", field: "" });
  return folded;
}
