import { GivenUp } from "../run/tester.ts";
import type { Run } from "../run/run.ts";
import { type Flow, FlowEnds, type FlowRun, Steps } from "./steps.ts";

type WalkRun = FlowRun & Pick<Run, "skipped">;

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
    if (error instanceof FlowEnds) run.skipped.add(`flow ${flow.id}`, error.reason);
    else if (error instanceof GivenUp) run.skipped.add(`flow ${flow.id}`, GivenUp.reason);
    // A response without the expected shape is already recorded by its schema.
    else if (error instanceof TypeError) run.skipped.add(`flow ${flow.id}`, SHAPE);
    else throw error;
  } finally {
    await steps.restore();
  }
}

const SHAPE = {
  zh: "响应缺少流程需要的字段（见该接口的失败）",
  en: "an answer lacks what the flow reads (see that operation's failures)",
};
