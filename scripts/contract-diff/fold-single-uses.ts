import type { Place, Scope, SharedComponent } from "./walk.ts";

/** A place in a component, seen from the place that refers to it. */
function seenFrom(outer: Place, inner: Place): Place {
  const dot = outer.field === "" || inner.field === "" || inner.field.startsWith("[]") ? "" : ".";
  return {
    subject: [outer.subject, inner.subject].filter(Boolean).join(" "),
    field: `${outer.field}${dot}${inner.field}`,
  };
}

/**
 * A component that one place alone refers to is not worth a name of its own: what changed in it goes to the operation
 * (`operations` are the scopes of these) that has the place. Answers the keys of the components that went so.
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
      // A component that changed its name has to be told by it.
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
