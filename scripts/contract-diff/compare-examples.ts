import { isDeepStrictEqual } from "node:util";
import { type Part, asPart, resolve } from "./document.ts";
import { type Place, type Walk, note } from "./walk.ts";

/** The keywords compared here. */
export const EXAMPLE_KEYWORDS = ["example", "examples"];

/** Compares the examples of a media type or a parameter, in any of their notations. */
export function compareExamples(walk: Walk, place: Place, before: Part, after: Part): void {
  const read = (contract: Walk["before"], part: Part) => ({
    example: part.example,
    examples: Object.entries(asPart(part.examples)).map(([name, one]) => [name, resolve(contract, one)]),
  });
  if (!isDeepStrictEqual(read(walk.before, before), read(walk.after, after)))
    note(walk, place, "wording-changed", { value: "examples" });
}
