import { readImportGraph } from "./changed/import-graph.ts";
import { walkName } from "./places.ts";

const EXTENT = "tests/support/extent.ts";
/** The tag of a journey that only the walks run. */
export const TAG = "@walk";

export interface Walk {
  name: string;
  /** From the project's root. */
  file: string;
}

/** The tests of which `npm test` runs a sample or a part: those that import how far they go, or have tagged tests. */
export function findWalks(): Walk[] {
  const { texts, importers } = readImportGraph();
  const isWalk = (file: string) =>
    importers.get(EXTENT)?.has(file) || (file.endsWith(".spec.ts") && texts.get(file)?.includes(`"${TAG}"`));
  return [...texts.keys()]
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && isWalk(file))
    .map((file) => ({ name: walkName(file), file }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The walks whose name contains one of the words, all without words. Throws with the names if a word is in none. */
export function pickWalks(walks: readonly Walk[], words: readonly string[]): Walk[] {
  const unknown = words.filter((word) => !walks.some(({ name }) => name.includes(word)));
  if (unknown.length > 0)
    throw new Error(
      `No walk is called ${unknown.join(" ")}. There are: ${walks.map(({ name }) => name).join(", ")}`,
    );
  return walks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
}
