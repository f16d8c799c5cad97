import { compareRemaining } from "./compare-remaining.ts";
import { isDeepStrictEqual } from "node:util";
import { type Walk, note, placeOf } from "./walk.ts";
import { showValue } from "./show-value.ts";

/** Texts about the contract as a whole. Each path names its own server, so the list of servers is one of them. */
const WORDING = ["info", "tags", "servers", "externalDocs"];
/** What the contract is written in. */
const DIALECT = ["openapi", "jsonSchemaDialect"];
/** Compared where operations use them. */
const ELSEWHERE = ["paths", "components", "security"];

/** Compares what a contract says of itself as a whole. */
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
