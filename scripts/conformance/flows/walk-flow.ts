import { GivenUp } from "../run/tester.ts";
import type { Run } from "../run/run.ts";
import { type Flow, FlowEnds, type FlowRun, Steps } from "./steps.ts";

type WalkRun = FlowRun & Pick<Run, "skipped">;

/** Whether a flow can be walked: everything that it calls is wanted, and there is a session. Tells why not. */
export function canWalk(run: WalkRun, flow: Flow, wanted: ReadonlySet<string>): boolean {
  // With a choice of operations, a flow is a choice too: nobody misses the others.
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

/** Walks a flow to its end, or to where it cannot go on. Throws Interrupted. */
export async function walkFlow(run: WalkRun, flow: Flow): Promise<void> {
  const steps = new Steps(run, flow);
  try {
    await flow.walk(steps);
  } catch (error) {
    if (error instanceof FlowEnds) run.skipped.add(`flow ${flow.id}`, error.reason);
    else if (error instanceof GivenUp) run.skipped.add(`flow ${flow.id}`, GivenUp.reason);
    // An answer without the shape that the law reads is recorded already, by its schema.
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
