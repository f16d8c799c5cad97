import { createHash } from "node:crypto";
import fc from "fast-check";
import type { Run } from "../run/run.ts";

/** After this many different failures of one operation, more would not help to fix the first. */
const MOST_FAILURES = 4;
/** Shrinking steps per failure, enough for a small counterexample. */
const MOST_SHRINKS = 60;

/**
 * Searches for inputs that violate a rule: tries `depth` generated ones, reproducible by seed. A new failure shrinks to
 * the smallest input that shows it; then the search continues. `name` is part of the seed; failures of `operationIds`
 * count.
 */
export async function searchCounterexamples<T>(
  run: Pick<Run, "seed" | "depth" | "recorder">,
  name: string,
  operationIds: readonly string[],
  arbitrary: fc.Arbitrary<T>,
  attempt: (input: T) => Promise<void>,
): Promise<void> {
  let left = run.depth;
  for (let round = 0; left > 0 && round < MOST_FAILURES; round += 1) {
    const before = run.recorder.counts(operationIds);
    let searched: ReadonlySet<string> | undefined;
    let shrinks = 0;
    let end: Error | undefined;
    const property = fc.asyncProperty(arbitrary, async (input) => {
      if (end || shrinks > MOST_SHRINKS) return true;
      if (searched) shrinks += 1;
      const earlier = run.recorder.counts(operationIds);
      try {
        await attempt(input);
      } catch (error) {
        // Do not shrink: the run or the flow is over, or the operation does not respond.
        end = error as Error;
        return true;
      }
      const shown = [...run.recorder.counts(operationIds)]
        .filter(([key, count]) => count > (earlier.get(key) ?? 0))
        .map(([key]) => key);
      if (searched) return !shown.some((key) => searched?.has(key));
      const fresh = shown.filter((key) => !before.has(key));
      if (fresh.length > 0) searched = new Set(fresh);
      return fresh.length === 0;
    });
    const { failed, numRuns } = await fc.check(property, {
      seed: seedOf(run.seed, `${name}${round === 0 ? "" : ` ${round}`}`),
      numRuns: left,
    });
    if (end) throw end;
    if (!failed) return;
    left -= numRuns;
  }
}

/** Each operation has its own seed, so that leaving one out does not change the others. */
export const seedOf = (seed: number, name: string): number =>
  createHash("sha256").update(`${seed} ${name}`).digest().readInt32BE(0);
