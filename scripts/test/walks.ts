import { walkName } from "./places.ts";
import { readImportGraph } from "./changed/import-graph.ts";

const EXTENT = "tests/support/extent.ts";

export interface Walk {
  name: string;
  /** From the project's root. */
  file: string;
}

/** The tests that `npm test` runs a sample of: those that import how far they go. */
export const findWalks = (): Walk[] =>
  [...(readImportGraph().importers.get(EXTENT) ?? [])]
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => ({ name: walkName(file), file }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/** The walks whose name contains one of the words, all without words. Throws with the names if a word is in none. */
export function pickWalks(walks: readonly Walk[], words: readonly string[]): Walk[] {
  const unknown = words.filter((word) => !walks.some(({ name }) => name.includes(word)));
  if (unknown.length > 0)
    throw new Error(
      `No walk is called ${unknown.join(" ")}. There are: ${walks.map(({ name }) => name).join(", ")}`,
    );
  return walks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}
