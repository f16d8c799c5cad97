import { GivenUp } from "../run/tester.ts";
import type { Run } from "../run/run.ts";
import type { Words } from "../words.ts";
import { type Flow, FlowEnds, type FlowRun, Steps } from "./steps.ts";

type WalkRun = FlowRun & Pick<Run, "presence" | "skipped" | "stoppedFlows">;

/** Whether a flow can run: all its operations are selected, and there is a session. Records the reason if not. */
export function canWalk(run: WalkRun, flow: Flow, wanted: ReadonlySet<string>): boolean {
  // If the user selected operations, incomplete flows are not worth reporting.
  if (!flow.operations.every((id) => wanted.has(id))) return false;
  const hosts = flow.operations.map((id) => run.contract.operation(id)?.host ?? "main");
  if (hosts.some((host) => run.caller.addressOf(host) === undefined)) return false;
  if (!run.sessions.has("buyer")) return skipped(run, flow, { zh: "需要会话", en: "needs a session" });
  if (flow.writes && run.options.allowWrites !== true)
    return skipped(run, flow, {
      zh: "会改动数据，需要 --allow-writes",
      en: "changes data; needs --allow-writes",
    });
  return true;
}

function skipped(run: WalkRun, flow: Flow, reason: FlowEnds["reason"]): false {
  run.skipped.add(`flow ${flow.id}`, reason);
  return false;
}

/** Runs a flow to its end or until it cannot continue. Throws Interrupted. */
export async function walkFlow(run: WalkRun, flow: Flow): Promise<void> {
  const steps = new Steps(run, flow);
  try {
    await flow.walk(steps);
  } catch (error) {
    if (error instanceof FlowEnds) stop(run, flow, steps, error.stoppedBy, error.reason);
    else if (error instanceof GivenUp) stop(run, flow, steps, error.operationId, error.reason);
    // A response without the expected shape is already recorded by its schema.
    else if (error instanceof TypeError) stop(run, flow, steps, steps.called.at(-1), SHAPE);
    else throw error;
  } finally {
    await steps.restore();
  }
}

/** Says which operation stopped the flow, and what was not judged for it: that is no fault of its own. */
function stop(run: WalkRun, flow: Flow, { called }: Steps, by: string | undefined, why: Words): void {
  if (by === undefined) return run.skipped.add(`flow ${flow.id}`, why);
  const reached = new Set(called);
  const rest = flow.operations.filter((id) => !reached.has(id));
  const stopped = { zh: `停在 ${by}（${why.zh}）`, en: `stopped by ${by} (${why.en})` };
  run.stoppedFlows.set(flow.id, stopped);
  // In one line for all flows that need what is missing.
  if (by !== undefined && run.presence.isMissing({ id: by }))
    return run.skipped.add(`flow ${flow.id}`, stopped);
  const names = rest.join(", ");
  run.skipped.add(`flow ${flow.id}`, {
    zh: rest.length === 0 ? stopped.zh : `${stopped.zh}；因此没有判断 ${names}`,
    en: rest.length === 0 ? stopped.en : `${stopped.en}; not judged for it: ${names}`,
  });
}

const SHAPE = {
  zh: "响应缺少流程需要的字段（见其失败）",
  en: "its answer lacks what the flow reads, see its failures",
};
