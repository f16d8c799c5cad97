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

/** Extensions with a meaning here; no tool of the contract acts on any other. */
const EXTENSIONS: Readonly<Record<string, Kind>> = {
  "x-provenance": "provenance-changed",
  "x-repeatable": "repeatable-changed",
  "x-silent": "silent-changed",
  "x-query": "query-changed",
};

function kindOf(keyword: string): Kind {
  const fallback =
    keyword.startsWith("x-") || keyword === "deprecated" ? "marker-changed" : "keyword-changed";
  return EXTENSIONS[keyword] ?? fallback;
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
  const wording = changed.filter((key) => WORDING.has(key));
  if (wording.length > 0) note(walk, place, "wording-changed", { value: wording.join(" and ") });
  for (const key of changed) {
    if (WORDING.has(key)) continue;
    if (key === "x-invalidates") {
      const value = describeList(before[key], after[key]);
      if (value) note(walk, place, "invalidates-changed", { value });
      continue;
    }
    const values = { name: key, old: showValue(before[key]), new: showValue(after[key]) };
    note(walk, place, kindOf(key), values);
  }
}
