import { memoize } from "#mock/domain/common/memoize.ts";
import type { GoodsRecord } from "../../records.ts";
import { normalize } from "../search/normalize.ts";
import type { AliasTerm, SearchIndex, Term } from "../search/search-index.ts";
import { mayBeKnown } from "../search/split-words.ts";
import { placeIn } from "../search/term-match.ts";

/** A line normalized for comparison: width, case and multiplication signs do not matter. */
export type Line = { readonly tokens: readonly string[]; readonly whole: string };

/** Goods that a line names, what else it says, and why they may not be what it means. */
type Named = { readonly goods: readonly GoodsRecord[]; readonly rest: Line; readonly doubt: string };

const LATIN = /^[a-z][a-z0-9]+$/u;
const HAN = /^\p{Script=Han}+$/u;
const NAME = /\p{Script=Han}/u;

/** Goods by the longest name in the line; else by part of a name; else by pinyin, exact ones before prefixes. */
export function namedIn(index: SearchIndex, line: Line): Named {
  const named = longestNamesIn(index, line);
  const text = named[0]?.text;
  if (text !== undefined) {
    const without = (part: string) => part.replace(text, "");
    return namedAs(index, line, named, { tokens: line.tokens.map(without), whole: without(line.whole) });
  }
  const syllables = LATIN.test(line.whole) ? typedAs(index, line.whole) : [];
  if (syllables.length > 0) return namedAs(index, line, syllables, { tokens: [], whole: "" });
  for (const token of new Set(line.tokens)) {
    const found = LATIN.test(token) ? typedAs(index, token) : namesWith(index, token);
    if (found.length === 0) continue;
    const tokens = line.tokens.filter((other) => other !== token);
    return namedAs(index, line, found, { tokens, whole: tokens.join("") });
  }
  return { goods: [], rest: line, doubt: "" };
}

/** Goods of some terms; of several names those that have the other words, too: 达克宁 栓. */
function namedAs(index: SearchIndex, line: Line, found: readonly Term[], rest: Line): Named {
  let goods = found.flatMap((term) => term.goods);
  for (const token of new Set(rest.tokens.filter((each) => HAN.test(each)))) {
    const also = goods.filter((each) => nameText(each).includes(token));
    if (also.length > 0) goods = also;
  }
  return { goods, rest, doubt: brandDoubt(index, line, found) };
}

/** The name of goods, normalized. */
export const nameText = memoize(({ name }: GoodsRecord) => normalize(name));

const namesWith = (index: SearchIndex, token: string): readonly Term[] =>
  token.length > 1 && NAME.test(token) && mayBeKnown(index, token)
    ? index.names.filter(({ text }) => text.includes(token))
    : [];

/** The names that a line contains and than which it contains none longer, in their order. */
function longestNamesIn(index: SearchIndex, line: Line): readonly Term[] {
  const byFirst = namesByFirst(index);
  const possible = Array.from(new Set(line.whole), (first) => byFirst.get(first) ?? []).flat();
  const inText = [
    ...possible.filter(({ text }) => line.whole.includes(text)),
    ...index.aliases.filter((alias) => alias.goods.length > 0 && isCalled(line, alias)),
  ];
  const longest = Math.max(0, ...inText.map(({ text }) => text.length));
  const named = new Set(inText.filter(({ text }) => text.length === longest));
  return named.size < 2 ? [...named] : [...index.names, ...index.aliases].filter((term) => named.has(term));
}

/** The names by the first character of their text: of a line only those can be named whose first it has. */
const namesByFirst = memoize(({ names }: SearchIndex) => Map.groupBy(names, ({ text }) => text.charAt(0)));

/** Short aliases such as VC and 可定 may be in other words: these have to begin a part of the line. */
const isCalled = ({ tokens, whole }: Line, { text }: Term): boolean =>
  text.length > 2
    ? endsAt(whole, text, whole.indexOf(text))
    : tokens.some((token) => endsAt(token, text, token.startsWith(text) ? 0 : -1));

/**
 * True if a text has a part at a place, without cutting letters or a number: VE is not in `velcro`, VB1 not in `vb12`.
 */
const endsAt = (text: string, part: string, at: number): boolean =>
  at >= 0 && !/^[a-z\d]{2}/u.test(text.slice(at + part.length - 1));

function typedAs({ names, aliases }: SearchIndex, token: string): readonly Term[] {
  for (const terms of [names, aliases]) {
    const alike = typedFrom(terms).get(token.charAt(0)) ?? [];
    const possible = alike.filter((term) => term.goods.length > 0 && placeIn(term, token) > 0);
    const whole = possible.filter(({ initials, letters }) => [initials, letters].includes(token));
    if (possible.length > 0) return whole.length > 0 ? whole : possible;
  }
  return [];
}

/** Terms by the first character of their text and of what is typed for it. */
const typedFrom = memoize((terms: readonly Term[]): ReadonlyMap<string, readonly Term[]> => {
  const firsts = ({ text, initials, letters }: Term) =>
    new Set([text, initials, letters].map((each) => each.charAt(0)));
  const pairs = terms.flatMap((term) => Array.from(firsts(term), (first) => ({ first, term })));
  const found = Map.groupBy(pairs, ({ first }) => first);
  return new Map(Array.from(found, ([first, same]) => [first, same.map(({ term }) => term)]));
});

/** Goods of other manufacturers do not have a brand name, though they are of its generic. */
function brandDoubt({ aliases }: SearchIndex, line: Line, found: readonly Term[]): string {
  const isMeant = (alias: AliasTerm) =>
    found.includes(alias) || (found.some(({ name }) => alias.names.includes(name)) && isCalled(line, alias));
  const brand = aliases.find((alias) => alias.isBrand && isMeant(alias));
  return brand ? `“${brand.name}”是商品名，以下商品的通用名与它相同` : "";
}
