import type { Operation } from "../../api-client/contract/operation.ts";
import type { Base } from "../../api-client/generate/base-input.ts";
import { type HttpResponse, hidesError } from "../../api-client/http/exchange.ts";
import type { Run } from "../run/run.ts";

/** The parts of a run that most probes use. */
export type ProbeRun = Pick<Run, "contract" | "known" | "tester" | "recorder">;

/**
 * Tests one aspect of an operation, with these parts of a run. `base` is its smallest valid input, undefined if no id
 * for its path is known. Throws Interrupted when the run is over, GivenUp when the operation does not respond.
 */
export type Probe<R = ProbeRun> = (run: R, operation: Operation, base: Base | undefined) => Promise<void>;

/** True if a response alone is a violation: incomplete, a 5xx, an undeclared status, an error code in a success. */
export const isBroken = (operation: Operation, response: HttpResponse): boolean =>
  response.failure !== undefined ||
  response.status >= 500 ||
  !operation.responses.has(response.status) ||
  hidesError(response);
