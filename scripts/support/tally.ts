import { stripVTControlCharacters } from "node:util";

/** A check or test that failed, and the first line of why, if that is known. */
export interface Failure {
  name: string;
  reason?: string | undefined;
}

/** How many checks and tests passed and were skipped, and which failed. */
export interface Tally {
  passed: number;
  failed: Failure[];
  skipped: number;
}

export const emptyTally = (): Tally => ({ passed: 0, failed: [], skipped: 0 });

/** The tally of a single check that passed. */
export const onePassed = (): Tally => ({ ...emptyTally(), passed: 1 });

/** The tally of a single check that failed. */
export const oneFailed = (name: string, reason?: string): Tally => ({
  ...emptyTally(),
  failed: [{ name, reason }],
});

export function addTally(sum: Tally, part: Tally) {
  sum.passed += part.passed;
  sum.failed.push(...part.failed);
  sum.skipped += part.skipped;
}

/** One line for each failure, so that the end of a long output tells what failed. */
export function failureLines({ failed }: Tally): string[] {
  return failed.map(({ name, reason }) => {
    const line = stripVTControlCharacters(reason ?? "")
      .trim()
      .split("\n")[0];
    return line ? `✗ ${name}: ${line}` : `✗ ${name}`;
  });
}

/** The last line of a test run. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
