import { GoodsSearchType } from "#generated/enums.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Purchases } from "../bought.ts";
import { countNamed, findGoods } from "./goods-search.ts";
import { approvalTexts } from "./identifiers.ts";
import { isNear } from "./near.ts";
import { readKeywords, type Reading } from "./read-keywords.ts";
import type { SearchIndex, Term } from "./search-index.ts";
import { type Word, writtenWords } from "./split-words.ts";
import { matches, placeIn } from "./term-match.ts";

const MOST = 10;
/** The maximum number of suggested products that the buyer has bought. */
const MOST_GOODS = 5;
/** The number of suggestions up to which the best goods fill up the bought ones. */
const FEW_GOODS = 3;

/** Words to search for, with the number of goods that they find, and the alias of them that a text may mean. */
export type SuggestedWord = { readonly name: string; readonly number: number; readonly alias: string };

/** A name to suggest, with the term that a text matches: the name itself, or an alias of it. */
type Meant = { readonly term: Term; readonly by: Term };

/**
 * At most ten suggestions for a text (specification section 4): names for type 1, manufacturers for type 2, approval
 * numbers for type 3, names and then manufacturers without a type. Prefix matches come first, then those with more
 * goods, and last what the text may mean with one mistake. Several words are suggested with what is the name of them
 * in full; a text of which nothing has all the words, with fewer.
 */
export function suggest(
  state: WorldState,
  keywords: string,
  type: GoodsSearchType | undefined,
): SuggestedWord[] {
  const word = wholeOf(keywords);
  if (word === "") return [];
  if (type === GoodsSearchType.ApprovalNumber) return suggestApprovals(state, word);
  const { index } = state.seed;
  const isTerm = termsBy(index, word, type, matches).length > 0;
  const reading = readKeywords(index, keywords, type);
  if (!isTerm && reading?.count === 0) return suggestFewer(state, keywords, type);
  if (!isTerm && reading && reading.words.length > 1) return suggestSeveral(state, reading, type);
  return rankedTerms(index, word, type)
    .slice(0, MOST)
    .map(({ term, by }) => ({
      name: term.name,
      number: countNamed(index, term.name, type),
      alias: by === term ? "" : by.name,
    }));
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
  const word = wholeOf(keywords);
  if (word === "") return [];
  const { ids } = findGoods(state, { keywords, type });
  const found = new Set(ids);
  const terms = type === GoodsSearchType.ApprovalNumber ? [] : rankedTerms(state.seed.index, word, type);
  const beginning = idsOf(terms.filter(({ by }) => placeIn(by, word) > 0));
  const bought = [...purchases.keys()]
    .filter((id) => found.has(id) && isOffered(id))
    .toSorted((a, b) => Number(beginning.has(b)) - Number(beginning.has(a)));
  const best = terms[0] ? idsOf(terms.slice(0, 1)) : found;
  const others = ids.filter((id) => best.has(id) && !purchases.has(id) && isOffered(id));
  return [...bought, ...others].slice(0, Math.max(FEW_GOODS, Math.min(bought.length, MOST_GOODS)));
}

/** A text as one word: a name may be written apart. */
const wholeOf = (keywords: string): string =>
  writtenWords(keywords)
    .map(({ text }) => text)
    .join("");

const idsOf = (meant: readonly Meant[]): ReadonlySet<number> =>
  new Set(meant.flatMap(({ term }) => term.goods.map(({ id }) => id)));

type SuggestionType = Exclude<GoodsSearchType, typeof GoodsSearchType.ApprovalNumber>;
type Passes = (term: Term, word: string) => boolean;

/** The terms that a word may mean, the best first: by themselves, by an alias, or with one mistake. */
function rankedTerms(index: SearchIndex, word: string, type: SuggestionType | undefined): Meant[] {
  const exact = termsBy(index, word, type, matches);
  const near = exact.length >= MOST ? [] : termsBy(index, word, type, isNear);
  const known = new Map<Term, Meant>();
  for (const meant of [...exact, ...near]) if (!known.has(meant.term)) known.set(meant.term, meant);
  return [...known.values()];
}

function termsBy(
  index: SearchIndex,
  word: string,
  type: SuggestionType | undefined,
  passes: Passes,
): Meant[] {
  const { names, aliases, makers } = index;
  const sorted = (meant: readonly Meant[]) =>
    meant
      .filter(({ term }) => term.goods.length > 0)
      .toSorted(
        (a, b) => placeIn(b.by, word) - placeIn(a.by, word) || b.term.goods.length - a.term.goods.length,
      );
  const themselves = (terms: readonly Term[]) =>
    sorted(terms.filter((term) => passes(term, word)).map((term) => ({ term, by: term })));
  const called = aliases
    .filter((alias) => passes(alias, word))
    .flatMap((by) => names.filter(({ name }) => by.names.includes(name)).map((term) => ({ term, by })));
  return [
    ...(type === 2 ? [] : [...themselves(names), ...sorted(called)]),
    ...(type === 1 ? [] : themselves(makers)),
  ];
}

/** A search with fewer words, where nothing has all of them. */
const suggestFewer = (
  state: WorldState,
  keywords: string,
  type: GoodsSearchType | undefined,
): SuggestedWord[] =>
  findGoods(state, { keywords, type }).fewer.map(({ keywords: name, number }) => ({
    name,
    number,
    alias: "",
  }));

/** Several words, with each name that they find in place of those of its words. */
function suggestSeveral(
  { seed: { index } }: WorldState,
  { words, scores }: Reading,
  type: GoodsSearchType | undefined,
): SuggestedWord[] {
  return index.names
    .filter(({ goods }) => goods.some(({ id }) => (scores[id] ?? 0) > 0))
    .map((term) => completeWith(index, term, words))
    .map(({ name, alias }) => ({ name, number: countNamed(index, name, type), alias }))
    .filter(({ number }) => number > 0)
    .toSorted((a, b) => b.number - a.number)
    .slice(0, MOST);
}

/** Words with the whole name in place of those that mean it or an alias. */
function completeWith({ aliases }: SearchIndex, term: Term, words: readonly Word[]) {
  const called = aliases.filter(({ names }) => names.includes(term.name));
  const others = words.filter(({ text }) => !matches(term, text));
  const alias = others.flatMap(({ text }) => called.find((each) => matches(each, text)) ?? [])[0];
  const left = others.filter(
    ({ text }) => ![term, ...called].some((each) => matches(each, text) || isNear(each, text)),
  );
  return { name: [term.name, ...left.map(({ written }) => written)].join(" "), alias: alias?.name ?? "" };
}

function suggestApprovals({ seed: { index } }: WorldState, word: string): SuggestedWord[] {
  const found = new Map<string, number>();
  const texts = approvalTexts(index);
  for (const { id, pzwh } of index.ordered("default")) {
    if (found.size === MOST && !found.has(pzwh)) continue;
    if (texts[id]?.includes(word)) found.set(pzwh, (found.get(pzwh) ?? 0) + 1);
  }
  return [...found].map(([name, number]) => ({ name, number, alias: "" }));
}
