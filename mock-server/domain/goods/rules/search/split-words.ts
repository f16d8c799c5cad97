import { memoize } from "#mock/domain/common/memoize.ts";
import { normalize } from "./normalize.ts";
import type { SearchIndex } from "./search-index.ts";
import { COUNTED, MEASURED, SPEC, withoutGaps } from "./spec-notation.ts";
import { matcherOf } from "./term-match.ts";

/** A word of a search: `text` is normalized, `written` is what the buyer typed. */
export type Word = { readonly text: string; readonly written: string };

/** Papers name a number ahead of it. */
const LABELS = /(?:批准文号|条形码|条码):?/gu;
const SEPARATORS = /[\s,;|、。]+/u;

/** The words of a search as its writer parted them; blanks within a specification part nothing. */
export function writtenWords(keywords: string): Word[] {
  const written = withoutGaps(keywords).replaceAll(LABELS, " ");
  const words = written.split(SEPARATORS).filter(Boolean);
  // Signs alone are looked for, too, rather than finding everything.
  const all = words.length > 0 ? words : [written.trim()].filter(Boolean);
  return all.map((word) => ({ text: normalize(word), written: word }));
}

/** Words with a letter of a vitamin behind the word that it belongs to, if the index knows the two as one: 维生素 B1. */
export function withLettersJoined(index: SearchIndex, words: readonly Word[]): Word[] {
  const { lines } = knownIn(index);
  return words.reduce<Word[]>((all, word) => {
    const before = all.at(-1);
    const text = `${before?.text}${word.text}`;
    if (!before || !/^[a-z]{1,2}\d*$/u.test(word.text) || !lines.includes(text)) return [...all, word];
    return [...all.slice(0, -1), { text, written: before.written + word.written }];
  }, []);
}

/** The amounts of a specification that nothing has in this order: 24粒*0.25g, or without their units: 0.25*24. */
export function splitAmounts({ text, written }: Word): Word[] {
  const amounts = written.split("*");
  return text.split("*").map((amount, index) => ({ text: amount, written: amounts[index] ?? amount }));
}

/** The parts of a word in which nothing separates name, manufacturer and specification, by what the index knows. */
export function splitByTerms(index: SearchIndex, word: Word): Word[] {
  const known = knownIn(index);
  return split(word, (text, at, isBehindTerm) => knownLength(known, text, at, isBehindTerm));
}

/** The parts of a word by script alone: `阿莫西琳0.25g` has a mistake in the first of two. */
export const splitByScript = (word: Word): Word[] =>
  split(word, (text, at) => /^\p{Script=Han}+/u.exec(text.slice(at))?.[0].length ?? 0);

const HAN = /\p{Script=Han}/u;
const SHORTEST_BEHIND_NUMBER = 3;

type LengthAt = (text: string, at: number, isBehindTerm: boolean) => number;

const APPROVAL = /^(?:国药准字)?[a-z]\d{8}(?!\d)/u;
const BARCODE = /^\d{13,14}(?!\d)/u;
const SIGN = /[\p{P}\p{S}]/u;

/** Cuts a word from left to right, each time after the longest part that is known; what is unknown is a part, too. */
function split({ text, written }: Word, termAt: LengthAt): Word[] {
  const cuts: [from: number, to: number][] = [];
  let unknownFrom = 0;
  const cut = (from: number, to: number) => {
    if (from < to) cuts.push([from, to]);
    unknownFrom = to;
  };
  for (let at = 0; at < text.length;) {
    const length = lengthAt(text, at, (of, from) => termAt(of, from, from > 0 && from === unknownFrom));
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

function lengthAt(text: string, at: number, termAt: (text: string, at: number) => number): number {
  const rest = text.slice(at);
  const lengthOf = (pattern: RegExp) => pattern.exec(rest)?.[0].length ?? 0;
  const spec = beginsSpec(text, at) ? lengthOf(SPEC) : 0;
  // The last character may be the first of a name rather than a unit: 20板蓝根颗粒.
  const unitAt = at + spec - 1;
  const isName = spec > 1 && HAN.test(text.charAt(unitAt)) && termAt(text, unitAt) >= SHORTEST_BEHIND_NUMBER;
  return (
    lengthOf(APPROVAL) ||
    lengthOf(BARCODE) ||
    Math.max(isName ? spec - 1 : spec, termAt(text, at)) ||
    lettersAt(text, at)
  );
}

/** The minimum number of initials before a number for the number to begin a specification. */
const FEWEST_INITIALS = 3;

/** A number behind letters may be part of a name: N95, B12. */
function beginsSpec(text: string, at: number): boolean {
  const letters = /[a-z]*$/u.exec(text.slice(Math.max(0, at - FEWEST_INITIALS), at))?.[0].length ?? 0;
  const rest = text.slice(at);
  return letters === 0 || MEASURED.test(rest) || (letters >= FEWEST_INITIALS && COUNTED.test(rest));
}

/** The length of the letters at a place, with a number behind them unless that begins a specification. */
function lettersAt(text: string, at: number): number {
  const [letters = ""] = /^[a-z]+/u.exec(text.slice(at)) ?? [];
  const end = at + letters.length;
  if (letters === "" || beginsSpec(text, end)) return letters.length;
  return letters.length + (/^\d+/u.exec(text.slice(end))?.[0].length ?? 0);
}

/** True if a name, manufacturer or specification has this in it, or is typed so in Latin letters. */
export const isKnown = (index: SearchIndex, text: string): boolean =>
  knownIn(index).lines.includes(text) ||
  [...index.names, ...index.aliases, ...index.makers].some(matcherOf(text));

/** False if a text has two characters side by side that no name, manufacturer or specification has. */
export function mayBeKnown(index: SearchIndex, text: string): boolean {
  const { pairs } = knownIn(index);
  for (let at = 0; at + 1 < text.length; at += 1) if (!pairs.has(text.slice(at, at + 2))) return false;
  return true;
}

/** All texts of the terms that have goods, one a line, and each two characters that are side by side in them. */
const knownIn = memoize(({ names, aliases, makers, specs }: SearchIndex): Known => {
  const terms = [...names, ...aliases, ...makers].filter(({ goods }) => goods.length > 0);
  const texts = [...terms.map(({ text }) => text), ...Array.from(specs.values(), ({ plain }) => plain)];
  const lines = `\n${texts.join("\n")}\n`;
  return { lines, pairs: new Set(Array.from(lines, (_, at) => lines.slice(at, at + 2))) };
});

/** Most places of a long text begin with no known pair, and need not be looked for. */
type Known = { readonly lines: string; readonly pairs: ReadonlySet<string> };

/**
 * The length of the longest part of a known text that begins at `at`: two characters, or one that ends such a text and
 * this one: 扑热息痛片.
 */
function knownLength({ lines, pairs }: Known, text: string, at: number, isBehindTerm: boolean): number {
  const endsTerm = isBehindTerm && pairs.has(`${text.charAt(at)}\n`);
  const isPair = pairs.has(text.slice(at, at + 2));
  if (!isPair && !endsTerm) return 0;
  let end = at + (isPair ? 2 : 1);
  while (isPair && end < text.length && lines.includes(text.slice(at, end + 1))) end += 1;
  const isCounted = COUNTED.test(text.slice(end)) && lines.includes(`\n${text.slice(at, end)}\n`);
  while (!isCounted && end > at && cutsRun(text, end)) end -= 1;
  const isOne = end - at === 1;
  return !isOne || (endsTerm && !HAN.test(text.charAt(end))) ? end - at : 0;
}

/** Letters and digits belong together, but for a specification behind a letter: `维生素c0.1g`. */
function cutsRun(text: string, end: number): boolean {
  const [before, after] = [text.charAt(end - 1), text.charAt(end)];
  if (!/[a-z\d.]/u.test(before) || !/[a-z\d.]/u.test(after)) return false;
  return !(/[a-z]/u.test(before) && MEASURED.test(text.slice(end)));
}
