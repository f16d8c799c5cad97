import type { GoodsSearchType } from "#generated/model/goodsSearchType.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Purchases } from "../bought.ts";
import { approvalTexts, countNamed, findGoods, matches, termsOf, wordsOf } from "./goods-search.ts";
import { isNear } from "./near.ts";
import type { SearchIndex, Term } from "./search-index.ts";

const MOST = 10;
/** How many products are suggested, of which at least the first few places are left to words. */
const MOST_GOODS = 5;
/** How many of the best goods fill up what was bought. */
const FEW_GOODS = 3;

/** A word to search for, with the number of goods that it finds. */
export type SuggestedWord = { readonly name: string; readonly number: number };

/**
 * At most ten suggestions for a text (specification section 4): names for type 1, manufacturers for type 2, approval
 * numbers for type 3, names and then manufacturers without a type. Prefix matches come first, then those with more
 * goods, and last what the text may mean with one mistake.
 */
export function suggest(
  state: WorldState,
  keywords: string,
  type: GoodsSearchType | undefined,
): SuggestedWord[] {
  const word = wordsOf(keywords).join("");
  if (word === "") return [];
  const { index } = state.seed;
  if (type === 3) return suggestApprovals(state, word);
  return rankedTerms(index, word, type)
    .slice(0, MOST)
    .map((term) => {
      const [sample] = term.goods;
      const name = (index.names.includes(term) ? sample?.name : sample?.sccj) ?? term.text;
      return { name, number: countNamed(index, name, type) };
    });
}

/**
 * The goods that a buyer probably means by a text: what they have bought before, first what begins with the text and
 * was bought last; then the best of the first suggestion. `isOffered` says which can be bought.
 */
export function suggestGoods(
  state: WorldState,
  { keywords, type }: { readonly keywords: string; readonly type: GoodsSearchType | undefined },
  purchases: Purchases,
  isOffered: (goodsId: number) => boolean,
): number[] {
  const word = wordsOf(keywords).join("");
  if (word === "") return [];
  const { ids } = findGoods(state, { keywords, type });
  const found = new Set(ids);
  const terms = type === 3 ? [] : rankedTerms(state.seed.index, word, type);
  const beginning = idsOf(terms.filter((term) => rank(term, word) > 0));
  const bought = [...purchases.keys()]
    .filter((id) => found.has(id) && isOffered(id))
    .toSorted((a, b) => Number(beginning.has(b)) - Number(beginning.has(a)));
  const best = terms[0] ? idsOf(terms.slice(0, 1)) : found;
  const others = ids.filter((id) => best.has(id) && !purchases.has(id) && isOffered(id));
  return [...bought, ...others].slice(0, Math.max(FEW_GOODS, Math.min(bought.length, MOST_GOODS)));
}

const idsOf = (terms: readonly Term[]): ReadonlySet<number> =>
  new Set(terms.flatMap(({ goods }) => goods.map(({ id }) => id)));

/** The terms that a word may mean, the best first. */
function rankedTerms(index: SearchIndex, word: string, type: GoodsSearchType | undefined): Term[] {
  const sorted = (terms: readonly Term[], passes: (term: Term, word: string) => boolean) =>
    terms
      .filter((term) => term.goods.length > 0 && passes(term, word))
      .toSorted((a, b) => rank(b, word) - rank(a, word) || b.goods.length - a.goods.length);
  const kinds = type === undefined ? ([1, 2] as const) : [type];
  const exact = kinds.flatMap((kind) => sorted(termsOf(index, kind), matches));
  if (exact.length >= MOST) return exact;
  const known = new Set(exact);
  const near = kinds.flatMap((kind) => sorted(termsOf(index, kind), isNear));
  return [...exact, ...near.filter((term) => !known.has(term))];
}

function suggestApprovals({ seed: { index } }: WorldState, word: string): SuggestedWord[] {
  const found = new Map<string, number>();
  const texts = approvalTexts(index);
  for (const { id, pzwh } of index.ordered("default")) {
    if (found.size === MOST && !found.has(pzwh)) continue;
    if (texts[id]?.includes(word)) found.set(pzwh, (found.get(pzwh) ?? 0) + 1);
  }
  return [...found].map(([name, number]) => ({ name, number }));
}

const rank = (term: Term, word: string): number =>
  term.text === word ? 2 : term.text.startsWith(word) || term.initials.startsWith(word) ? 1 : 0;
