import { compareRemaining } from "./compare-remaining.ts";
import { type Part, asPart, resolve } from "./document.ts";
import { type Place, type Walk, shareComponent } from "./walk.ts";

/** Compares two parts other than schemas at `place`: a shared component only once, an inline part in its place. */
export function compareParts(
  walk: Walk,
  place: Place,
  before: unknown,
  after: unknown,
  compare: (walk: Walk, place: Place, before: Part, after: Part) => void,
): void {
  const inComponent = (inner: Walk, was: Part, is: Part) =>
    compare(inner, { subject: "", field: "" }, was, is);
  const [was, is] = [asPart(before), asPart(after)];
  if (shareComponent(walk, place, was, is, inComponent))
    compareRemaining(walk, place, was, is, new Set(["$ref"]));
  else compare(walk, place, resolve(walk.before, was), resolve(walk.after, is));
}
