import { loadContract } from "../api-client/contract/load-contract.ts";
import type { Operation } from "../api-client/contract/operation.ts";
import type { Words } from "../api-client/words.ts";
import type { ConformanceOptions } from "./options.ts";
import { type Task, makePlan, walkSession } from "./plan.ts";
import type { Report } from "./report.ts";
import { buildReport } from "./report/build-report.ts";
import { Interrupted } from "./run/caller.ts";
import { judgeAllow } from "./run/judge-allow.ts";
import { judgeSpeed } from "./run/judge-speed.ts";
import { learnNeighbors } from "./run/learn-neighbors.ts";
import { logInAll } from "./run/log-in.ts";
import { checkReachable } from "./run/preflight.ts";
import { clearSetup, prepareSetup } from "./run/prepare-setup.ts";
import { createRun, type Run } from "./run/run.ts";
import { selectOperations } from "./run/select-operations.ts";
import { survey } from "./run/survey.ts";

/** Enough to keep a server busy, and few enough for a small one. */
const AT_ONCE = 4;

/**
 * Calls a server and checks its responses. Rejects with SetupError if nothing can be checked; a violation is not an
 * error but a failure in the report.
 */
export async function runConformance(options: ConformanceOptions): Promise<Report> {
  const contract = loadContract(options.contract, options.only);
  const operations = selectOperations(contract, options);
  const run = createRun(contract, options);
  const stopped = await walk(run, operations);
  judgeAllow(run);
  judgeSpeed(run, operations);
  return buildReport(run, operations, stopped);
}

async function walk(run: Run, operations: readonly Operation[]): Promise<Words | undefined> {
  try {
    await checkReachable(run, operations);
    await prepareSetup(run);
    await logInAll(run);
    await learnNeighbors(run, operations);
    await walkSession(run);
    if (operations.some(needsData)) {
      await survey(run, run.sessions.has("buyer") ? "buyer" : "visitor");
      if (run.sessions.has("other")) await survey(run, "other");
    }
    const { reading, asking, writing, arranged } = makePlan(run, operations);
    const oneByOne = [...asking, ...writing, ...arranged];
    const total = reading.length + oneByOne.length;
    const isPaced = run.options.rate !== undefined;
    await doTasks(run, reading, isPaced ? 1 : AT_ONCE, 0, total);
    await doTasks(run, oneByOne, 1, reading.length, total);
    return undefined;
  } catch (error) {
    if (error instanceof Interrupted) return error.reason;
    throw error;
  } finally {
    await clearSetup(run);
  }
}

const needsData = ({ parameters, body, needsSession }: Operation) =>
  needsSession || body !== undefined || parameters.some(({ required }) => required);

async function doTasks(
  run: Run,
  tasks: readonly Task[],
  atOnce: number,
  before: number,
  total: number,
): Promise<void> {
  const waiting = [...tasks];
  let done = before;
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      await task.walk();
      done += 1;
      run.options.onProgress?.({
        done,
        total,
        calls: run.caller.calls,
        failures: run.recorder.size,
        at: task.name,
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
