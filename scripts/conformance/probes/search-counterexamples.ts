import { createHash } from "node:crypto";
import fc from "fast-check";
import type { Run } from "../run/run.ts";

/** After so many different failures of one operation, more would not help to mend the first. */
const MOST_FAILURES = 4;
/** Of one failure: what is small by then is small enough. */
const MOST_SHRINKS = 60;

/**
 * Searches for inputs that break a rule: tries generated ones, `depth` of them, the same for the same seed. A failure that was not known yet shrinks to the
 * smallest input that shows it; then the others go on. `name` gives the seed; failures of `operationIds` count.
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
    let wanted: ReadonlySet<string> | undefined;
    let shrinks = 0;
    let end: Error | undefined;
    const property = fc.asyncProperty(arbitrary, async (input) => {
      if (end || shrinks > MOST_SHRINKS) return true;
      if (wanted) shrinks += 1;
      const earlier = run.recorder.counts(operationIds);
      try {
        await attempt(input);
      } catch (error) {
        // Not for shrinking: the run is over, the flow is, or the operation does not answer.
        end = error as Error;
        return true;
      }
      const shown = [...run.recorder.counts(operationIds)]
        .filter(([key, count]) => count > (earlier.get(key) ?? 0))
        .map(([key]) => key);
      if (wanted) return !shown.some((key) => wanted?.has(key));
      const fresh = shown.filter((key) => !before.has(key));
      if (fresh.length > 0) wanted = new Set(fresh);
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

/** A seed of its own for each operation, so that leaving one out changes nothing for the others. */
const seedOf = (seed: number, name: string): number =>
  createHash("sha256").update(`${seed} ${name}`).digest().readInt32BE(0);
