import type { Operation } from "../../api-client/contract/operation.ts";
import { baseInput } from "../../api-client/generate/base-input.ts";
import type { Actor } from "../../api-client/http/exchange.ts";
import type { Run } from "./run.ts";

type SurveyRun = Pick<Run, "contract" | "known" | "othersKnown" | "tester" | "caller">;

const ROUNDS = 2;
/** After this many calls without a response, the survey stops. */
const MAX_TIMEOUTS = 3;

/**
 * Reads every reachable list and record, so that probes use existing ids. Twice: an operation without an id in the
 * first round may have one in the second.
 */
export async function survey(run: SurveyRun, actor: Actor): Promise<void> {
  const known = actor === "other" ? run.othersKnown : run.known;
  const done = new Set<string>();
  let timeouts = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const operation of run.contract.operations) {
      if (operation.writes || done.has(operation.id)) continue;
      if (!isReachable(run, operation, actor)) continue;
      const base = baseInput(operation, known);
      if (!base) continue;
      done.add(operation.id);
      const { failure } = await run.tester.look(operation, base.input, actor);
      if (failure === "timeout") timeouts += 1;
      if (timeouts >= MAX_TIMEOUTS) return;
    }
}

const isReachable = (run: SurveyRun, { host, needsSession }: Operation, actor: Actor) =>
  run.caller.addressOf(host) !== undefined && (!needsSession || actor !== "visitor");
