import { memoize } from "#mock/domain/common/memoize.ts";
import type { Term } from "./search-index.ts";

const INITIALS = /^(?=[a-z0-9]*[a-z])[a-z0-9]{3,}$/u;
const NAME = /\p{Script=Han}/u;
/** A shorter part of a name is near to too many others. */
const SHORTEST_NAME = 3;

/** Shorter beginnings of pinyin are near to too many others. */
const SHORTEST_PINYIN = 5;

/**
 * True if a word is a term with one mistake: a letter of its initials or pinyin, from the first on, or a character
 * anywhere in its text, that is wrong, missing, too many, or swapped with the next.
 */
export const isNear = (term: Term, word: string): boolean => isNearTo(word)(term);

/** The same for one word and many terms: what kind of word it is, is found once. */
export function isNearTo(word: string): (term: Term) => boolean {
  if (INITIALS.test(word))
    return ({ initials, letters }) =>
      beginsNearly(initials, word) || (word.length >= SHORTEST_PINYIN && beginsNearly(letters, word));
  if (!NAME.test(word) || word.length < SHORTEST_NAME) return () => false;
  return ({ text }) => {
    for (let from = 0; from + word.length <= text.length + 1; from += 1) {
      if (beginsNearly(text.slice(from), word)) return true;
    }
    return false;
  };
}

type ByCharacter = ReadonlyMap<string, ReadonlySet<Term>>;
type NearIndex = { readonly inText: ByCharacter; readonly atStart: ByCharacter };

/**
 * The terms of a list that a word is with one mistake, in their order. Only those are looked at that share what no
 * mistake can take: one of any two characters of a name, or one of the first two letters of initials or pinyin.
 */
export function nearTerms(terms: readonly Term[], word: string): Term[] {
  const { inText, atStart } = indexOf(terms);
  const of = (index: ByCharacter, character = "") => index.get(character) ?? NONE;
  let candidates: readonly ReadonlySet<Term>[] = [];
  if (INITIALS.test(word)) candidates = [of(atStart, word[0]), of(atStart, word[1])];
  else {
    const sets = Array.from(word.slice(0, LONGEST_LOOKED_AT), (character) => of(inText, character));
    candidates = sets.toSorted((a, b) => a.size - b.size).slice(0, 2);
  }
  const found = new Set(candidates.flatMap((each) => [...each].filter(isNearTo(word))));
  return found.size === 0 ? [] : terms.filter((term) => found.has(term));
}

const NONE: ReadonlySet<Term> = new Set();
/** More characters of a word make it no rarer. */
const LONGEST_LOOKED_AT = 20;

const indexOf = memoize((terms: readonly Term[]): NearIndex => {
  const [inText, atStart] = [new Map<string, Set<Term>>(), new Map<string, Set<Term>>()];
  const add = (index: Map<string, Set<Term>>, character: string, term: Term) => {
    const same = index.get(character);
    if (same) same.add(term);
    else index.set(character, new Set([term]));
  };
  for (const term of terms) {
    for (const character of term.text) add(inText, character, term);
    const starts = term.initials.slice(0, 2) + term.letters.slice(0, 2);
    for (const character of starts) add(atStart, character, term);
  }
  return { inText, atStart };
});

/** True if a text begins with a word, with at most one mistake. */
function beginsNearly(text: string, word: string): boolean {
  let at = 0;
  while (at < word.length && text[at] === word[at]) at += 1;
  const [found = "", expected = ""] = [word[at], text[at]];
  const follows = (textFrom: number, wordFrom: number) => text.startsWith(word.slice(wordFrom), textFrom);
  return (
    follows(at + 1, at + 1) ||
    follows(at + 1, at) ||
    follows(at, at + 1) ||
    (found === text[at + 1] && expected === word[at + 1] && follows(at + 2, at + 2))
  );
}
