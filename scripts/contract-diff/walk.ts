import { isDeepStrictEqual } from "node:util";
import { type Contract, type Part, componentAt, hasComponent, referenceOf } from "./document.ts";
import type { Kind } from "./rules.ts";

/** One difference, not yet rated. `values` fill the placeholders of the rule's sentence. */
export interface Fact {
  kind: Kind;
  place: Place;
  values: Readonly<Record<string, string>>;
}

/** A unit of comparison: the request of an operation, its responses, or a shared component. */
export interface Scope {
  facts: Fact[];
  /** The shared components that it refers to directly: key → every place with a reference. */
  uses: Map<string, Place[]>;
}

/** A component of both contracts, compared once for all operations that use it. */
export interface SharedComponent {
  /** "schema Money": by its new name. */
  label: string;
  scope: Scope;
}

/** The state of a parallel walk through two contracts. */
export interface Walk {
  before: Contract;
  after: Contract;
  scope: Scope;
  shared: Map<string, SharedComponent>;
  /** The pairs of schemas being compared at the moment: a recursive pair ends the walk. */
  inside: readonly (readonly [before: unknown, after: unknown])[];
}

/** The current position: the part ("body", "query parameter page") and the field in it (`lines[].id`). */
export interface Place {
  subject: string;
  field: string;
}

export const placeOf = (subject: string): Place => ({ subject, field: "" });

export const inField = ({ subject, field }: Place, name: string): Place => ({
  subject,
  field: field === "" ? name : `${field}.${name}`,
});

export const inItems = ({ subject, field }: Place): Place => ({ subject, field: `${field}[]` });

export const newScope = (): Scope => ({ facts: [], uses: new Map() });

/** Records a difference. */
export function note(walk: Walk, place: Place, kind: Kind, values: Fact["values"] = {}): void {
  walk.scope.facts.push({ kind, place, values });
}

const SINGULAR: Readonly<Record<string, string>> = {
  schemas: "schema",
  responses: "response",
  parameters: "parameter",
  headers: "header",
  requestBodies: "request body",
  securitySchemes: "security scheme",
};

/**
 * Compares two parts that may be references. If both refer to the same component (or a renamed one), it is compared
 * once for all its uses and the result is true: only the keywords beside the `$ref` are left to compare.
 */
export function shareComponent(
  walk: Walk,
  place: Place,
  before: Part,
  after: Part,
  compare: (walk: Walk, before: Part, after: Part) => void,
): boolean {
  const [was, is] = [referenceOf(before), referenceOf(after)];
  if (!was || !is) return false;
  const renamed =
    was.section === is.section && !hasComponent(walk.after, was) && !hasComponent(walk.before, is);
  if (!renamed && !isDeepStrictEqual(was, is)) return false;

  const key = `${was.section}/${was.name} ${is.name}`;
  walk.scope.uses.set(key, [...(walk.scope.uses.get(key) ?? []), place]);
  if (walk.shared.has(key)) return true;
  const scope = newScope();
  walk.shared.set(key, { label: `${SINGULAR[is.section] ?? is.section} ${is.name}`, scope });
  const inner: Walk = { ...walk, scope, inside: [] };
  if (renamed) note(inner, placeOf(""), "component-renamed", { old: was.name, new: is.name });
  compare(inner, componentAt(walk.before, was), componentAt(walk.after, is));
  return true;
}
