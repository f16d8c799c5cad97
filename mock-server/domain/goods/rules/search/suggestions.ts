import type { GoodsSearchType } from "#generated/model/goodsSearchType.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { approvalTexts, countNamed, matches, wordsOf } from "./goods-search.ts";
import type { Term } from "./search-index.ts";

const MOST = 10;

/**
 * At most ten suggestions for a text (specification section 4): names for type 1, manufacturers for type 2, approval
 * numbers for type 3, names and then manufacturers without a type. Prefix matches come first, then those with more
 * goods.
 */
export function suggest(
  state: WorldState,
  keywords: string,
  type: GoodsSearchType | undefined,
): Array<{ name: string; number: number }> {
  const [word, ...others] = wordsOf(keywords);
  if (word === undefined) return [];
  if (type === 3) return suggestApprovals(state, word + others.join(""));
  const { names, makers } = state.seed.index;
  const ranked = (terms: readonly Term[]) =>
    terms
      .filter((term) => term.goods.length > 0 && matches(term, word + others.join("")))
      .toSorted((a, b) => rank(b, word) - rank(a, word) || b.goods.length - a.goods.length);
  const found =
    type === 1 ? ranked(names) : type === 2 ? ranked(makers) : [...ranked(names), ...ranked(makers)];
  return found.slice(0, MOST).map((term) => {
    const [sample] = term.goods;
    const name = (names.includes(term) ? sample?.name : sample?.sccj) ?? term.text;
    return { name, number: countNamed(state.seed.index, name, type) };
  });
}

function suggestApprovals({ seed: { index } }: WorldState, word: string) {
  const found = new Map<string, number>();
  const texts = approvalTexts(index);
  for (const { id, pzwh } of index.ordered.default) {
    if (found.size === MOST && !found.has(pzwh)) continue;
    if (texts[id]?.includes(word)) found.set(pzwh, (found.get(pzwh) ?? 0) + 1);
  }
  return [...found].map(([name, number]) => ({ name, number }));
}

const rank = (term: Term, word: string): number =>
  term.text === word ? 2 : term.text.startsWith(word) || term.initials.startsWith(word) ? 1 : 0;
