import type { Operation } from "../contract/operation.ts";
import { baseInput } from "../generate/base-input.ts";
import type { Run } from "../run/run.ts";
import type { Words } from "../words.ts";
import { expectation } from "./probe.ts";
import { NO_DATA } from "./valid.ts";

const PROBE: Words = {
  zh: "契约示例，编号取自列表",
  en: "the contract's example with ids that lists have shown",
};

/**
 * The contract's example of a writing operation. The state of the shop may refuse it (409, 422 …), so its answer is
 * judged by itself. What would remove or end something of the buyer's is done by flows to what they have made.
 */
export async function probeWriting(run: Run, operation: Operation): Promise<void> {
  if (!operation.writes || LEFT_OUT.has(operation.id)) return;
  if (isDestructive(operation)) {
    // A flow may have called it for what the flow has made.
    const hasSucceeded = [...run.coverage.of(operation).statuses.keys()].some((status) =>
      status.startsWith("2"),
    );
    return hasSucceeded ? undefined : run.skip(operation.id, DESTRUCTIVE);
  }
  const base = baseInput(operation, run.known, run.contract.deref);
  if (!base) return run.skip(operation.id, NO_DATA);
  const exchange = await run.call(operation, base.input, PROBE);
  const { answer } = exchange;
  if (answer.status !== 401 || !operation.needsSession) return;
  const expected = { zh: "刚登录的会话可用", en: "a fresh session is accepted" };
  run.fail(exchange, expectation("session-refused", "", expected, answer), PROBE);
}

/** They end or change the session, or who the buyer is; flows call those that can be undone. */
const LEFT_OUT: ReadonlySet<string> = new Set(["login", "logout"]);
const ENDS_SOMETHING: ReadonlySet<string> = new Set([
  "switchStore",
  "resetPassword",
  "unbindWechat",
  "loginByWechat",
  "registerAccount",
  "registerByWechat",
  "cancelOrder",
  "cancelReturn",
  "cancelAfterSale",
  "readAllMessages",
  "deleteMessages",
  "updateAccountProfile",
]);

export const isDestructive = ({ id, method }: Operation) => method === "DELETE" || ENDS_SOMETHING.has(id);

const DESTRUCTIVE: Words = {
  zh: "会删除、结束或改掉买家自己的东西：只探测无效输入和会话，不发送有效调用",
  en: "would remove, end or change what is the buyer's: probed with invalid input and without a session only",
};
