import type { Operation } from "../contract/operation.ts";
import type { Base } from "../generate/base-input.ts";
import { type Answer, hidesError } from "../http/exchange.ts";
import type { Run } from "../run/run.ts";

/** What most probes use of a run. */
export type ProbeRun = Pick<Run, "contract" | "known" | "tester" | "recorder">;

/**
 * Looks at one operation from one side. `base` is its smallest valid input, undefined where the server has shown no id
 * for its path. Throws Interrupted when the run is over, GivenUp when the operation does not answer.
 */
export type Probe = (run: Run, operation: Operation, base: Base | undefined) => Promise<void>;

/** Whether an answer is wrong already by itself: no whole one, a 5xx, an undeclared status, an error in a success. */
export const isBroken = (operation: Operation, answer: Answer): boolean =>
  answer.failure !== undefined ||
  answer.status >= 500 ||
  !operation.answers.has(answer.status) ||
  hidesError(answer);
