import type { Exchange } from "../http/exchange.ts";
import type { Words } from "../words.ts";
import type { RESPONSE_RULES } from "./response-rules.ts";
import type { SHAPE_RULES } from "./shape-rules.ts";

/** A rule that a response can break by itself. */
export type ResponseRule = keyof typeof RESPONSE_RULES | keyof typeof SHAPE_RULES;

/** One of several calls that were under way at the same time; in ms since the first was sent. */
export type Timed = { readonly exchange: Exchange; readonly startMs: number; readonly endMs: number };

/** A rule violation in a response, not yet attributed to a probe. */
export type Finding<Rule extends string = ResponseRule> = {
  readonly rule: Rule;
  /** The location, such as `body.data.list[].price`, without list indexes; empty for the whole response. */
  readonly place: string;
  readonly expected: Words;
  readonly seen: Words;
  /** The calls that show it only together, in the order in which they were sent. */
  readonly together?: readonly Timed[];
  /** The sentences of the contract that it contradicts, where sentences are judged one by one. */
  readonly sentences?: readonly string[];
  /** True if any server that sent the same responses would fail as well; true by default. */
  readonly isShownByResponses?: boolean;
};

/** The same text in both languages: for values and names in the protocol. */
export const same = (text: string): Words => ({ zh: text, en: text });

/** The first finding of each rule and place. */
export function firstOfEach(findings: readonly Finding[]): Finding[] {
  const found = Map.groupBy(findings, ({ rule, place }) => `${rule} ${place}`);
  return [...found.values()].flatMap((group) => group.slice(0, 1));
}

/** A finding in one line, for developers. */
export const sentenceOf = ({ rule, place, expected, seen }: Finding): string =>
  `${rule} ${place}: expected ${expected.en}, seen ${seen.en}`;

const LONGEST = 120;

/** A value as shown in messages, shortened. */
export function show(value: unknown): string {
  const text = value === undefined ? "undefined" : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
