import type { Term } from "./search-index.ts";

const LATIN = /^[a-z0-9]+$/u;

/** True if a word matches a term: part of its text, or of its pinyin or the initials of it for Latin letters. */
export const matches = (term: Term, word: string): boolean => matcherOf(word)(term);

/** The same for one word and many terms. */
export function matcherOf(word: string): (term: Term) => boolean {
  if (!LATIN.test(word)) return ({ text }) => text.includes(word);
  const spelled = spellingOf(word);
  return ({ text, initials, pinyin }) =>
    text.includes(word) || initials.includes(word) || spelled?.test(pinyin) === true;
}

/** Finds what is typed in pinyin, from the beginning of a syllable on; one letter alone is an initial. */
const spellingOf = (word: string): RegExp | undefined =>
  word.length === 1 ? undefined : new RegExp(`(?:^| )${Array.from(word).join(" ?")}`, "u");

/** Returns where a word is in a term that it matches: 2 it is the term, 1 the term begins with it, 0 within. */
export function placeIn({ text, initials, letters }: Term, word: string): 0 | 1 | 2 {
  if (text === word) return 2;
  return text.startsWith(word) || initials.startsWith(word) || letters.startsWith(word) ? 1 : 0;
}
