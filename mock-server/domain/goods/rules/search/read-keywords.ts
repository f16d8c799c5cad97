import type { GoodsSearchType } from "#generated/model/index.ts";
import type { SearchIndex } from "./search-index.ts";
import {
  splitAmounts,
  splitByScript,
  splitByTerms,
  withLettersJoined,
  type Word,
  writtenWords,
} from "./split-words.ts";
import { matchNearly, matchWord, type WordMatch } from "./word-match.ts";

/** A word with what it finds; undefined where no goods have it. */
type ReadWord = Word & { readonly match: WordMatch | undefined };

/** The meaning of keywords to an index. */
export type Reading = {
  readonly words: readonly ReadWord[];
  /** The match score of goods for all of the words together, by id; 0 if they lack a word. */
  readonly scores: Uint16Array;
  /** The number of goods that match all words. */
  readonly count: number;
  /** They have one of them with a mistake, or a name in pieces, rather than as written. */
  readonly isNear: boolean;
};

type Read = { readonly words: readonly ReadWord[]; readonly isNear: boolean; readonly inPieces: boolean };

/**
 * Reads keywords: goods have to have every word in one of their fields, each as it is written, else in the parts that
 * the index knows, else with one mistake. Undefined without any word.
 */
export function readKeywords(
  index: SearchIndex,
  keywords: string | undefined,
  type: GoodsSearchType | undefined,
): Reading | undefined {
  const written = withLettersJoined(index, writtenWords(keywords ?? ""));
  if (written.length === 0) return undefined;
  const isAlone = written.length === 1;
  const findWord = onceEach((text) => matchWord(index, text, type, isAlone));
  const findPart = isAlone ? onceEach((text) => matchWord(index, text, type, false)) : findWord;
  const findNearly = onceEach((text) => matchNearly(index, text, type));
  const read = (word: Word, maySplit: boolean): Read => {
    const whole = findWord(word.text);
    if (whole) return reading([{ ...word, match: whole }]);
    const parts = splitByTerms(index, word).flatMap((part) => {
      const amounts = splitAmounts(part).map((amount) => ({ ...amount, match: findPart(amount.text) }));
      const areKnown = amounts.length > 1 && amounts.every(({ match }) => match);
      const match = findPart(part.text);
      return !match && areKnown ? amounts : [{ ...part, match }];
    });
    const isKnown = parts.length > 1 && parts.every(({ match }) => match);
    if (maySplit && isKnown) return { words: parts, isNear: false, inPieces: true };
    const near = findNearly(word.text);
    if (near) return reading([{ ...word, match: near }], true);
    const runs = splitByScript(word);
    if (runs.length > 1) {
      const each = runs.map((run) => read(run, maySplit));
      return {
        words: each.flatMap(({ words }) => words),
        isNear: each.some((one) => one.isNear),
        inPieces: each.some((one) => one.inPieces),
      };
    }
    return reading(parts);
  };
  const attempt = (maySplit: boolean) =>
    joined(
      index,
      written.map((word) => read(word, maySplit)),
    );
  const first = attempt(true);
  if (first.count > 0) return first;
  const second = attempt(false);
  return second.count > 0 ? second : first;
}

/** Finds each text once: a search may have a word again and again. */
function onceEach<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const last = known.get(text);
    if (last !== undefined || known.has(text)) return last as T;
    const found = find(text);
    known.set(text, found);
    return found;
  };
}

const reading = (words: readonly ReadWord[], isNear = false): Read => ({ words, isNear, inPieces: false });

function joined(index: SearchIndex, read: readonly Read[]): Reading {
  const words = read.flatMap((each) => each.words);
  const scores = new Uint16Array(index.largestId + 1);
  const [first, ...others] = words.flatMap(({ match }) => match ?? []);
  const isKnown = first !== undefined && others.length + 1 === words.length;
  let count = 0;
  for (let id = 1; isKnown && id <= index.largestId; id += 1) {
    let score = first.scores[id] ?? 0;
    let isOfType = first.ofType[id] === 1;
    for (const { scores: more, ofType } of others) {
      const also = more[id] ?? 0;
      score = score > 0 && also > 0 ? score + also : 0;
      isOfType ||= ofType[id] === 1;
    }
    if (score === 0 || !isOfType) continue;
    scores[id] = score;
    count += 1;
  }
  const isNear =
    read.some((each) => each.isNear) ||
    read.some((each) => each.inPieces && isNamedInPieces(index, each.words, scores));
  return { words, scores, count, isNear };
}

/** True if parts of a word that was not parted are apart in a name that was found: 头孢片 in 头孢克肟分散片. */
function isNamedInPieces(index: SearchIndex, parts: readonly Word[], scores: Uint16Array): boolean {
  return index.names
    .filter(({ text }) => parts.filter((part) => text.includes(part.text)).length > 1)
    .some(({ goods }) => goods.some(({ id }) => (scores[id] ?? 0) > 0));
}
