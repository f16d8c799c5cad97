/** How many checks and tests passed, failed and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const emptyTally = (): Tally => ({ passed: 0, failed: 0, skipped: 0 });

/** The tally of a single result. */
export const tallyOf = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

export function addTally(sum: Tally, part: Tally) {
  sum.passed += part.passed;
  sum.failed += part.failed;
  sum.skipped += part.skipped;
}

/** The last line of a test run. */
export function tallyLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
