import { isDeepStrictEqual } from "node:util";
import { compareRemaining } from "./compare-remaining.ts";
import { showValue } from "./show-value.ts";
import { type Walk, note, placeOf } from "./walk.ts";

/** Texts about the contract as a whole. `servers` is one of them, since each path names its own server. */
const WORDING = ["info", "tags", "servers", "externalDocs", "x-guides", "x-specification"];
/** The OpenAPI version and the schema dialect. */
const DIALECT = ["openapi", "jsonSchemaDialect"];
/** Compared in the operations that use them. */
const ELSEWHERE = ["paths", "webhooks", "components", "security"];

/** Compares the document-level keywords of a contract. */
export function compareDocuments(walk: Walk): void {
  const { before, after } = walk;
  const wording = WORDING.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  if (wording.length > 0) note(walk, placeOf(""), "wording-changed", { value: wording.join(" and ") });
  for (const name of DIALECT) {
    const values = { name, old: showValue(before[name]), new: showValue(after[name]) };
    if (before[name] !== after[name]) note(walk, placeOf(""), "marker-changed", values);
  }
  compareRemaining(walk, placeOf(""), before, after, new Set([...WORDING, ...DIALECT, ...ELSEWHERE]));
}
