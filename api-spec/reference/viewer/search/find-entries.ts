import { type Entry, searchIndex } from "./build-index.ts";

/** Ignores case and full-width forms. */
const normalize = (text: string) => text.normalize("NFKC").toLowerCase();

/** The search words, all of which must match. */
export const toWords = (query: string): readonly string[] => normalize(query).split(/\s+/).filter(Boolean);

const KIND_BONUS = { operation: 3, schema: 2, field: 0, guide: 1, rule: 0 } as const;

/**
 * Returns how well a word matches an entry; 0 if it does not. Names weigh more than descriptions, full matches most.
 */
function scoreWord(word: string, entry: Entry): number {
  const names = [entry.title, entry.code, ...entry.where.split(" ")].map(normalize);
  const [title = "", code = ""] = names;
  if (title === word || code === word) return 40;
  if (entry.kind === "operation" && names.includes(word)) return 40;
  if (title.startsWith(word) || code.startsWith(word)) return 24;
  if (title.includes(word) || code.includes(word)) return 16;
  if (normalize(entry.where).includes(word)) return entry.kind === "operation" ? 16 : 3;
  return normalize(entry.description).includes(word) ? 6 : 0;
}

function score(words: readonly string[], entry: Entry): number {
  let sum = 0;
  for (const word of words) {
    const one = scoreWord(word, entry);
    if (one === 0) return 0;
    sum += one;
  }
  return sum + KIND_BONUS[entry.kind];
}

/** Entries that match every word, best first. `owners` are the operations and schemas to search. */
export function findEntries(query: string, owners: ReadonlySet<string>): readonly Entry[] {
  const words = toWords(query);
  if (words.length === 0) return [];
  return searchIndex()
    .filter(({ owner }) => owner === "" || owners.has(owner))
    .map((entry) => ({ entry, points: score(words, entry) }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .map(({ entry }) => entry);
}
