import { isDeepStrictEqual } from "node:util";
import { type Part, asList } from "./document.ts";
import type { Kind } from "./rules.ts";
import { showValue } from "./show-value.ts";
import { type Place, type Walk, note } from "./walk.ts";

const WORDING = new Set([
  "title",
  "summary",
  "description",
  "example",
  "examples",
  "externalDocs",
  "$comment",
  "x-displayName",
  "x-enum-labels",
]);

/** True for a keyword that only people read. */
export const isWording = (keyword: string): boolean => WORDING.has(keyword);

/** Extensions with a meaning here; no tool of the contract acts on any other. */
const EXTENSIONS: Readonly<Record<string, Kind>> = {
  "x-provenance": "provenance-changed",
  "x-repeatable": "repeatable-changed",
  "x-silent": "silent-changed",
  "x-query": "hook-changed",
  "x-command": "hook-changed",
  "x-right": "right-changed",
};
/** They say how a server responds, which the conformance command judges. */
const PROMISES = new Set(["x-reference", "x-filter", "x-sort", "x-transitions", "x-private-file"]);
/** For readers and tools: no request or response is another. */
const MARKERS = new Set(["deprecated", "links"]);

function kindOf(keyword: string, before: unknown, after: unknown): Kind {
  if (PROMISES.has(keyword)) {
    if (before === undefined) return "promise-added";
    return after === undefined ? "promise-removed" : "promise-changed";
  }
  const isMarker = keyword.startsWith("x-") || MARKERS.has(keyword);
  return EXTENSIONS[keyword] ?? (isMarker ? "marker-changed" : "keyword-changed");
}

/** "listGoods added, getOrder removed". */
function describeList(before: unknown, after: unknown): string {
  const [old, fresh] = [asList(before), asList(after)];
  const changes = [
    ...fresh.filter((item) => !old.includes(item)).map((item) => `${String(item)} added`),
    ...old.filter((item) => !fresh.includes(item)).map((item) => `${String(item)} removed`),
  ];
  return changes.join(", ");
}

/**
 * Compares what the specific comparisons leave: the wording, as one fact; the extensions of the contract; and every
 * unhandled keyword, so that no change goes unnoticed. `seen` lists the keys already compared.
 */
export function compareRemaining(
  walk: Walk,
  place: Place,
  before: Part,
  after: Part,
  seen: ReadonlySet<string>,
): void {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...keys].filter((key) => !seen.has(key) && !isDeepStrictEqual(before[key], after[key]));
  const wording = changed.filter(isWording);
  if (wording.length > 0) note(walk, place, "wording-changed", { value: wording.join(" and ") });
  for (const key of changed) {
    if (isWording(key)) continue;
    if (key === "x-invalidates") {
      const value = describeList(before[key], after[key]);
      if (value) note(walk, place, "invalidates-changed", { value });
      continue;
    }
    const values = { name: key, old: showValue(before[key]), new: showValue(after[key]) };
    note(walk, place, kindOf(key, before[key], after[key]), values);
  }
}
