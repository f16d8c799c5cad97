import type { WorldState } from "../world-state.ts";
import { findGoods, matches, wordsOf } from "./find-goods.ts";
import type { Term } from "./search-index.ts";

const MOST = 10;

/**
 * Words that the text may mean, at most ten (specification section 4): names for type 1, makers for type 2, names and
 * then makers without a type. Words that begin with the text come first, then those with more goods.
 */
export function suggest(
  state: WorldState,
  keywords: string,
  type: 1 | 2 | undefined,
): Array<{ name: string; number: number }> {
  const [word, ...others] = wordsOf(keywords);
  if (word === undefined) return [];
  const { names, makers } = state.seed.index;
  const ranked = (terms: readonly Term[]) =>
    terms
      .filter((term) => term.goods.length > 0 && matches(term, word + others.join("")))
      .toSorted((a, b) => rank(b, word) - rank(a, word) || b.goods.length - a.goods.length);
  const found =
    type === 1 ? ranked(names) : type === 2 ? ranked(makers) : [...ranked(names), ...ranked(makers)];
  return found.slice(0, MOST).map((term) => {
    const [sample] = term.goods;
    const name = names.includes(term) ? sample?.name : sample?.sccj;
    return { name: name ?? term.text, number: findGoods(state, { keywords: name, type }).ids.length };
  });
}

const rank = (term: Term, word: string): number =>
  term.text === word ? 2 : term.text.startsWith(word) || term.initials.startsWith(word) ? 1 : 0;
