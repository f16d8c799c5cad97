import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import { GivenUp, MISSING } from "../run/tester.ts";
import { SetupRefused } from "../setup/adapter.ts";
import { type Flow, FlowEnds, type FlowRun, Steps } from "./steps.ts";

type WalkRun = FlowRun & Pick<Run, "presence" | "skipped" | "endsOfFlows">;

/**
 * True if a flow can run: an operation of it is selected, and there is a session. Records the reason if not. One that
 * writes goes as far as the selection does; one that only reads compares, and needs all of its operations.
 */
export function canWalk(run: WalkRun, flow: Flow, selected: ReadonlySet<string>): boolean {
  const lacking = flow.operations.filter((id) => !selected.has(id));
  if (lacking.length === flow.operations.length) return false;
  const hosts = flow.operations.map((id) => run.contract.operation(id)?.host ?? "main");
  if (hosts.some((host) => run.caller.addressOf(host) === undefined)) return false;
  if (lacking.length > 0 && !flow.writes) return lacks(run, flow, lacking);
  if (flow.actor === "made" && !run.setup)
    return skipped(run, flow, { zh: "需要 --setup-url", en: "needs --setup-url" });
  if (flow.actor !== "made" && !run.sessions.has("buyer"))
    return skipped(run, flow, { zh: "需要会话", en: "needs a session" });
  if (flow.writes && run.options.allowWrites !== true)
    return skipped(run, flow, {
      zh: "会改动数据，需要 --allow-writes",
      en: "changes data; needs --allow-writes",
    });
  return true;
}

const NARROWED: Words = {
  zh: "没有选中括号中的接口",
  en: "needs the operations in brackets, which are not selected",
};
const MOST_NAMES = 3;

/** Says which operations are not selected, unless the flow could not run with them either. */
function lacks(run: WalkRun, flow: Flow, lacking: readonly string[]): false {
  if (!run.sessions.has("buyer")) return false;
  const rest = lacking.length > MOST_NAMES ? ` +${lacking.length - MOST_NAMES}` : "";
  run.skipped.add(`flow ${flow.id} (${lacking.slice(0, MOST_NAMES).join(" ")}${rest})`, NARROWED);
  return false;
}

function skipped(run: WalkRun, flow: Flow, reason: FlowEnds["reason"]): false {
  run.skipped.add(`flow ${flow.id}`, reason);
  return false;
}

/** Runs a flow to its end or until it cannot continue. Calls nothing that is not `selected`. Throws Interrupted. */
export async function walkFlow(run: WalkRun, flow: Flow, selected?: ReadonlySet<string>): Promise<void> {
  const steps = new Steps(run, flow, selected);
  try {
    await flow.walk(steps);
    run.endsOfFlows.set(flow.id, () => NO_OCCASION);
  } catch (error) {
    if (error instanceof FlowEnds) stop(run, flow, steps, error.stoppedBy, error.reason);
    else if (error instanceof SetupRefused) {
      const { zh, en } = error.reason;
      run.endsOfFlows.set(flow.id, () => ({ zh: `中断：${zh}`, en: `was stopped: ${en}` }));
      run.skipped.add(`flow ${flow.id}`, error.reason);
    } else if (error instanceof GivenUp) stop(run, flow, steps, error.operationId, error.reason);
    // A response without the expected shape is already recorded by its schema.
    else if (error instanceof TypeError) stop(run, flow, steps, steps.called.at(-1), SHAPE);
    else throw error;
  } finally {
    await steps.restore();
  }
}

/** Says which operation stopped the flow, and what was not judged for it: that is no fault of its own. */
function stop(run: WalkRun, flow: Flow, { called }: Steps, by: string | undefined, why: Words): void {
  if (by === undefined) {
    run.endsOfFlows.set(flow.id, () => ({ zh: `没有走到：${why.zh}`, en: `did not come to it: ${why.en}` }));
    return run.skipped.add(`flow ${flow.id}`, why);
  }
  const reached = new Set(called);
  const names = flow.operations.filter((id) => !reached.has(id)).join(", ");
  // Only at the end of the run is it certain that an operation is missing.
  const isMissing = () => run.presence.isMissing({ id: by });
  const stopped = (): Words => {
    const { zh, en } = isMissing() ? MISSING : why;
    return { zh: `停在 ${by}（${zh}）`, en: `stopped by ${by} (${en})` };
  };
  run.endsOfFlows.set(flow.id, () => ({ zh: stopped().zh, en: `was ${stopped().en}` }));
  run.skipped.add(`flow ${flow.id}`, () => {
    if (isMissing() && run.options.onlyImplemented === true) return undefined;
    const { zh, en } = stopped();
    // In one line for all flows that need what is missing.
    if (isMissing() || names === "") return { zh, en };
    return { zh: `${zh}；因此没有判断 ${names}`, en: `${en}; not judged for it: ${names}` };
  });
}

const NO_OCCASION: Words = { zh: "没有需要它的状态", en: "had no occasion for it" };

const SHAPE = {
  zh: "响应缺少流程需要的字段（见其失败）",
  en: "its response lacks what the flow reads, see its failures",
};
