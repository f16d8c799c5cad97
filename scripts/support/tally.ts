import { stripVTControlCharacters } from "node:util";

/** A check or test that failed. */
export interface Failure {
  name: string;
  /** The message of its error, with the difference between what was expected and what came, if it has one. */
  reason?: string | undefined;
  /** The check or test that failed, so that it can be run alone. */
  place?: Place | undefined;
}

/** A check or test of `npm test`: its part, and in that its file and title as far as it has them. */
export interface Place {
  part: string;
  /** From the project's root. */
  file?: string;
  title?: string;
}

/** The numbers of passed and skipped checks and tests, and the failures. */
export interface Tally {
  passed: number;
  failed: Failure[];
  skipped: number;
}

export const emptyTally = (): Tally => ({ passed: 0, failed: [], skipped: 0 });

/** The tally of a single check that passed. */
export const onePassed = (): Tally => ({ ...emptyTally(), passed: 1 });

/** The tally of a single check that failed. */
export const oneFailed = (name: string, reason?: string, place?: Place): Tally => ({
  ...emptyTally(),
  failed: [{ name, reason, place }],
});

export function addTally(sum: Tally, part: Tally) {
  sum.passed += part.passed;
  sum.failed.push(...part.failed);
  sum.skipped += part.skipped;
}

/** Longer lines are cut: the whole message is in the output above. */
const WIDTH = 200;

/** Heads of a difference: `- Expected`, and `+ Received  + 2` with the number of lines. */
const HEAD = /^[-+] (?:Expected|Received)(?: +[-+] \d+)?$/;
/**
 * The lines of what was expected and of what came instead, as Vitest and Playwright write them; brackets alone say
 * nothing.
 */
const SIDES = [/^(?:- *[^-\s[\]{}]|Expected[\w ]*:)/, /^(?:\+ *[^+\s[\]{}]|Received[\w ]*:)/];
const BRACKETS = /^[-+] *(?:Array|Object) [[{]/;

/** The first line of a message, and the first that differs on either side. */
export function firstDifference(message: string): string[] {
  const [first = "", ...rest] = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !HEAD.test(line) && !BRACKETS.test(line));
  return [first, ...SIDES.flatMap((side) => rest.find((line) => side.test(line)) ?? [])]
    .filter(Boolean)
    .map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line));
}

/**
 * Each failure with why, and with the command that runs just it, so that the end of a long output shows what failed.
 */
export const failureLines = ({ failed }: Tally, commandOf: (place: Place) => string): string[] =>
  failed.flatMap(({ name, reason = "", place }) => [
    `✗ ${name}`,
    ...firstDifference(reason).map((line) => `    ${line}`),
    ...(place ? [`  → ${commandOf(place)}`] : []),
  ]);

/** The last line of a test run. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
