import { normalise } from "./normalise.ts";
import type { SearchIndex } from "./search-index.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import { MEASURED, SPEC, withoutGaps } from "./spec-notation.ts";

/** A word of a search: `text` is normalised, `written` is what the buyer typed. */
export type Word = { readonly text: string; readonly written: string };

const SEPARATORS = /[\s,;|、。]+/u;

/** The words of a search as its writer parted them; blanks within a specification part nothing. */
export function writtenWords(keywords: string): Word[] {
  const written = withoutGaps(untoned(keywords));
  const words = written.split(SEPARATORS).filter(Boolean);
  // Signs alone are looked for, too, rather than finding everything.
  const all = words.length > 0 ? words : [written.trim()].filter(Boolean);
  return all.map((word) => ({ text: normalise(word), written: word }));
}

/** Pinyin without tones and apostrophes, with v for ü, as it is stored. */
const untoned = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[üǖǘǚǜ]/giu, "v")
    .replaceAll(/(?<=[a-z])['’](?=[a-z])/giu, "")
    .replaceAll(/[À-ɏ]/gu, (letter) => letter.normalize("NFD").replaceAll(/\p{M}/gu, ""));

/** The parts of a word in which nothing separates name, manufacturer and specification, by what the index knows. */
export function splitByTerms(index: SearchIndex, word: Word): Word[] {
  const known = knownTexts(index);
  return split(word, (text, at) => knownLength(known, text, at));
}

/** The parts of a word by script alone: `阿莫西琳0.25g` has a mistake in the first of two. */
export const splitByScript = (word: Word): Word[] =>
  split(word, (text, at) => /^\p{Script=Han}+/u.exec(text.slice(at))?.[0].length ?? 0);

const HAN = /\p{Script=Han}/u;
const SHORTEST_BEHIND_NUMBER = 3;

type LengthAt = (text: string, at: number) => number;

const APPROVAL = /^(?:国药准字)?[a-z]\d{8}(?!\d)/u;
const BARCODE = /^\d{13,14}(?!\d)/u;
/** Letters with a number behind them, but for that of a specification. */
const LATIN = /^[a-z]+(?:\d+(?![\d.]|kg|mg|μg|g|ml|[%*]))?/u;
const SIGN = /[\p{P}\p{S}]/u;

/** Cuts a word from left to right, each time after the longest part that is known; what is unknown is a part, too. */
function split({ text, written }: Word, termAt: LengthAt): Word[] {
  const cuts: [from: number, to: number][] = [];
  let unknownFrom = 0;
  const cut = (from: number, to: number) => {
    if (from < to) cuts.push([from, to]);
    unknownFrom = to;
  };
  for (let at = 0; at < text.length; ) {
    const length = lengthAt(text, at, termAt);
    const isSign = length === 0 && SIGN.test(text.charAt(at));
    if (length > 0 || isSign) cut(unknownFrom, at);
    if (length > 0) cut(at, at + length);
    at += Math.max(1, length);
    if (isSign) unknownFrom = at;
  }
  cut(unknownFrom, text.length);
  if (cuts.length === 0) return [{ text, written }];
  const isAligned = written.length === text.length;
  return cuts.map(([from, to]) => {
    const part = text.slice(from, to);
    return { text: part, written: isAligned ? written.slice(from, to) : part };
  });
}

function lengthAt(text: string, at: number, termAt: LengthAt): number {
  const rest = text.slice(at);
  const lengthOf = (pattern: RegExp) => pattern.exec(rest)?.[0].length ?? 0;
  const isBehindLetter = /[a-z]/u.test(text.charAt(at - 1));
  const spec = isBehindLetter && !MEASURED.test(rest) ? 0 : lengthOf(SPEC);
  // The last character may be the first of a name rather than a unit: 20板蓝根颗粒.
  const unitAt = at + spec - 1;
  const isName = spec > 1 && HAN.test(text.charAt(unitAt)) && termAt(text, unitAt) >= SHORTEST_BEHIND_NUMBER;
  return (
    lengthOf(APPROVAL) ||
    lengthOf(BARCODE) ||
    Math.max(isName ? spec - 1 : spec, termAt(text, at)) ||
    lengthOf(LATIN)
  );
}

/** All texts of the terms that have goods, one a line. */
const knownTexts = memoize(({ names, aliases, makers, specs }: SearchIndex): string => {
  const terms = [...names, ...aliases, ...makers].filter(({ goods }) => goods.length > 0);
  return [...terms.map(({ text }) => text), ...Array.from(specs.values(), ({ plain }) => plain), ""].join("\n");
});

/** The length of the longest part of a known text that begins at `at`: two characters, or one that ends such a text. */
function knownLength(known: string, text: string, at: number): number {
  let end = at;
  while (end < text.length && known.includes(text.slice(at, end + 1))) end += 1;
  while (end > at && cutsRun(text, end)) end -= 1;
  const isOne = end - at === 1;
  if (!isOne) return end - at;
  const endsRun = !HAN.test(text.charAt(end));
  return endsRun && known.includes(`${text.charAt(at)}\n`) ? 1 : 0;
}

/** Letters and digits belong together, but for a specification behind a letter: `维生素c0.1g`. */
function cutsRun(text: string, end: number): boolean {
  const [before, after] = [text.charAt(end - 1), text.charAt(end)];
  if (!/[a-z\d.]/u.test(before) || !/[a-z\d.]/u.test(after)) return false;
  return !(/[a-z]/u.test(before) && MEASURED.test(text.slice(end)));
}
