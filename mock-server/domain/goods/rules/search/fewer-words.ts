import type { Reading } from "./read-keywords.ts";

/** A search with fewer words, and how many goods it finds. */
export type FewerWords = {
  readonly keywords: string;
  /** The words that are left out. */
  readonly dropped: string;
  readonly number: number;
};

const OFFERS = 3;
/** As many of them as a number has bits; a longer text is no search. */
const MOST_WORDS = 30;

/**
 * The searches that remain of one that finds nothing when words are left out, as few as possible; of those, what is in
 * the best fields first. `count` says what keywords find.
 */
export function fewerWords({ words }: Reading, count: (keywords: string) => number): FewerWords[] {
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  const offers: FewerWords[] = [];
  const accepted: number[] = [];
  for (const set of metTogether(words)) {
    if (offers.length === OFFERS) break;
    // Read again, words that were apart may be one: all of them are the search that found nothing.
    if (set === 2 ** words.length - 1 || accepted.some((larger) => (larger & set) === set)) continue;
    const isIncluded = (index: number) => (set & (1 << index)) !== 0;
    const textOf = (keeps: boolean) =>
      words
        .filter((_, index) => isIncluded(index) === keeps)
        .map(({ written }) => written)
        .join(" ");
    const keywords = textOf(true);
    const number = count(keywords);
    if (number === 0) continue;
    accepted.push(set);
    offers.push({ keywords, dropped: textOf(false), number });
  }
  return offers;
}

/**
 * The sets of words, one bit each, that some goods have; the largest first, then those in the best fields, then those
 * of more goods.
 */
function metTogether(words: Reading["words"]): readonly number[] {
  const found = words.map(({ match }) => match?.scores);
  const sets = new Map<number, { goods: number; best: number }>();
  const largestId = Math.max(0, ...found.map((scores) => scores?.length ?? 0)) - 1;
  for (let id = 1; id <= largestId; id += 1) {
    const scores = found.map((each) => each?.[id] ?? 0);
    const set = scores.reduce((bits, score, index) => (score > 0 ? bits | (1 << index) : bits), 0);
    if (set === 0) continue;
    const { goods, best } = sets.get(set) ?? { goods: 0, best: 0 };
    const score = scores.reduce((sum, each) => sum + each, 0);
    sets.set(set, { goods: goods + 1, best: Math.max(best, score) });
  }
  return [...sets]
    .toSorted(
      ([a, one], [b, other]) => sizeOf(b) - sizeOf(a) || other.best - one.best || other.goods - one.goods,
    )
    .map(([set]) => set);
}

const sizeOf = (set: number): number => set.toString(2).replaceAll("0", "").length;
