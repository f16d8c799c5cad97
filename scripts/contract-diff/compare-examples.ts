import { isDeepStrictEqual } from "node:util";
import { type Part, asPart, resolve } from "./document.ts";
import { type Place, type Walk, note } from "./walk.ts";

/** The keywords that this comparison looks at. */
export const EXAMPLE_KEYWORDS = ["example", "examples"];

/** Compares the examples of a media type or a parameter, wherever they are written. */
export function compareExamples(walk: Walk, place: Place, before: Part, after: Part): void {
  const read = (contract: Walk["before"], part: Part) => ({
    example: part.example,
    examples: Object.entries(asPart(part.examples)).map(([name, one]) => [name, resolve(contract, one)]),
  });
  if (!isDeepStrictEqual(read(walk.before, before), read(walk.after, after)))
    note(walk, place, "wording-changed", { value: "examples" });
}
