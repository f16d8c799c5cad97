import type { RuleId } from "../rules/rules.ts";
import type { Words } from "../words.ts";

/** A rule that an answer breaks, before anybody knows by which probe it came about. */
export type Finding = {
  readonly rule: RuleId;
  /** Where, such as `body.data.list[].price`, without the indexes of lists; empty for the whole. */
  readonly place: string;
  readonly expected: Words;
  readonly seen: Words;
};

/** The same text in both languages: values and names of the wire. */
export const same = (text: string): Words => ({ zh: text, en: text });

/** A finding in one line, for developers. */
export const sentenceOf = ({ rule, place, expected, seen }: Finding): string =>
  `${rule} ${place}: expected ${expected.en}, seen ${seen.en}`;

const LONGEST = 120;

/** A value as messages show it, shortened. */
export function show(value: unknown): string {
  const text = value === undefined ? "undefined" : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
