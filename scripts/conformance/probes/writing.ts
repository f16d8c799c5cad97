import type { Operation } from "../../api-client/contract/operation.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "../run/run.ts";
import { endsSession, LEAVES_A_TRACE } from "./effects.ts";
import type { Probe, ProbeRun } from "./probe.ts";
import { withoutData } from "./valid.ts";

type WritingRun = ProbeRun & Pick<Run, "coverage" | "skipped" | "endsOfFlows">;

/** The flows that send valid writes: what each is called, and which operations it calls. */
type Flows = readonly { readonly id: string; readonly operations: readonly string[] }[];

const PROBE: Words = {
  zh: "契约示例，编号取自列表",
  en: "the contract's example with ids that lists have shown",
};

/**
 * Valid writes are sent by flows, on records that they create and clean up. If no flow did so, sends the contract's
 * example once, provided it has no harmful effect; otherwise nothing, and the report says why.
 */
export const probeWriting =
  (flows: Flows): Probe<WritingRun> =>
  async (run, operation, base) => {
    if (!operation.writes || endsSession(operation) || run.coverage.hasSucceeded(operation)) return;
    // A disposable account may send it later.
    if (!LEAVES_A_TRACE.has(operation.id))
      return run.skipped.add(operation.id, () =>
        run.coverage.hasSucceeded(operation) ? undefined : reasonFor(run, flows, operation),
      );
    if (!base) return run.skipped.add(operation.id, () => withoutData(run, operation));
    const exchange = await run.tester.call(operation, base.input, PROBE);
    const { response } = exchange;
    if (response.status !== 401 || !operation.needsSession) return;
    const expected = { zh: "刚登录的会话可用", en: "a fresh session is accepted" };
    run.recorder.unexpected(exchange, "session-refused", "", expected, PROBE);
  };

/** Why no flow sent a valid call: it ended before, or needs an operation that was not selected or is missing. */
function reasonFor(run: WritingRun, flows: Flows, { id }: Operation): Words {
  const flow = flows.find(({ operations }) => operations.includes(id));
  if (!flow) return DESTRUCTIVE;
  const end = run.endsOfFlows.get(flow.id)?.();
  if (end)
    return {
      zh: `有效调用在流程 ${flow.id} 中发送，而它${end.zh}`,
      en: `the flow ${flow.id} sends valid calls, and ${end.en}`,
    };
  const others = flow.operations.filter((each) => each !== id).join(", ");
  return {
    zh: `有效调用只在流程 ${flow.id} 中发送：它还用到 ${others}，这些没有全部选中或不能调用`,
    en: `valid calls are sent by the flow ${flow.id} only, which also calls ${others}, and not all of them are selected or can be called`,
  };
}

const DESTRUCTIVE: Words = {
  zh: "有效调用会删除、结束、改掉或花费买家自己的东西，且无法还原：只探测无效输入和会话；--setup-url 可用一次性账号判断",
  en: "a valid call would remove, end, change or spend what is the buyer's, with no way back: probed with invalid input and without a session only; --setup-url judges it with disposable accounts",
};
