import { same } from "../../api-client/checks/finding.ts";
import { type Exchange, isSuccess } from "../../api-client/http/exchange.ts";
import { isBroken } from "../probes/probe.ts";
import { type Flow, FlowEnds, type Steps } from "./steps.ts";

const PROFILE = "getAccountProfile";

/** Log in, be recognized, log out, be rejected: in a separate session, so that the others stay valid. */
export const session: Flow = {
  id: "session",
  name: { zh: "流程：登录、退出", en: "flow: log in, log out" },
  operations: ["login", "logout", "getAccountProfile"],
  writes: false,
  async walk(steps) {
    const { run } = steps;
    const { user, password } = run.options;
    const login = steps.need(run.contract.operation("login"), {
      zh: "契约没有 login",
      en: "the contract has no login",
    });
    const username = steps.need(user, { zh: "未给出 --user", en: "no --user" });
    const secret = steps.need(password, { zh: "未给出 --password", en: "no --password" });
    const credentials = { username, password: secret };
    // Checked by itself; the next login provides the session to end.
    await steps.call("login", { body: credentials, actor: "visitor" });
    const { cookies } = await run.sessions.logIn(login, credentials, run.caller.sendPlain);
    run.sessions.set("ended", steps.need(cookies, { zh: "再次登录失败", en: "a second login failed" }));
    const ended = { actor: "ended" } as const;
    const witness = await findWitness(steps);
    const left = await steps.call("logout", ended);
    const after = isSuccess(left.response) ? await steps.call(witness, ended) : undefined;
    const isOver =
      after !== undefined &&
      steps.law(
        after,
        after.response.status === 401 || isBroken(after.call.operation, after.response),
        "after logout",
        same("401"),
        after.response.status,
        "stale-session",
      );
    // Without a logout that works, no operation can be blamed for a session that still does.
    if (!isOver) run.sessions.drop("ended");
  },
};

const WITNESSES = 12;

/**
 * An operation that responds in the session that was just opened: the profile, or the first other that needs a session
 * and nothing else. Ends the flow without one; then if the profile refused the session, that is recorded.
 */
async function findWitness(steps: Steps): Promise<string> {
  const { contract, caller, sessions } = steps.run;
  const candidates = contract.operations
    .filter(
      ({ host, method, needsSession, writes, parameters }) =>
        needsSession &&
        !writes &&
        method === "GET" &&
        caller.addressOf(host) !== undefined &&
        !parameters.some(({ required }) => required),
    )
    .toSorted((a, b) => Number(b.id === PROFILE) - Number(a.id === PROFILE));
  let refused: Exchange | undefined;
  for (const { id } of candidates.slice(0, WITNESSES)) {
    const exchange = await steps.call(id, { actor: "ended" });
    if (isSuccess(exchange.response)) return id;
    if (exchange.response.status === 401) refused ??= exchange;
  }
  sessions.drop("ended");
  if (refused)
    steps.law(refused, false, "after login", same("2xx"), refused.response.status, "session-refused");
  throw new FlowEnds({ zh: "没有接口在会话中成功应答", en: "no operation succeeded in a session" });
}
