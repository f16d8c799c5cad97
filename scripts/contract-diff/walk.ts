import { isDeepStrictEqual } from "node:util";
import { type Contract, type Part, componentAt, hasComponent, referenceOf } from "./document.ts";
import type { Kind } from "./rules.ts";

/** One difference, before anybody has judged it. `values` fill the rule's sentence. */
export interface Fact {
  kind: Kind;
  place: Place;
  values: Readonly<Record<string, string>>;
}

/** A stretch of the contract that is compared as one: the requests of an operation, its answers, or a shared component. */
export interface Scope {
  facts: Fact[];
  /** The shared components that it refers to directly: key → every place that does. */
  uses: Map<string, Place[]>;
}

/** A component that both contracts have and many operations may use: it is compared once. */
export interface SharedComponent {
  /** "schema Money": by its present name. */
  label: string;
  scope: Scope;
}

/** What goes along on a walk through two contracts side by side. */
export interface Walk {
  before: Contract;
  after: Contract;
  scope: Scope;
  shared: Map<string, SharedComponent>;
  /** The pairs of schemas that the walk is inside of: a pair that holds itself ends there. */
  inside: readonly (readonly [before: unknown, after: unknown])[];
}

/** Where a walk stands: what it is in ("body", "query parameter page") and the field in it (`lines[].id`). */
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

/** Writes down a difference. */
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
 * Compares two parts that may be references. Where both lead to the same component (or to one that only changed its
 * name), it is compared once for all who use it, and true is answered: only what stands beside the `$ref` is left.
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
