import { same } from "../checks/finding.ts";
import { isSuccess } from "../http/exchange.ts";
import { isBroken } from "../probes/probe.ts";
import type { Flow } from "./steps.ts";

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
    const before = await steps.call("getAccountProfile", ended);
    steps.law(
      before,
      isSuccess(before.answer),
      "after login",
      same("2xx"),
      before.answer.status,
      "session-refused",
    );
    await steps.call("logout", ended);
    const after = await steps.call("getAccountProfile", ended);
    steps.law(
      after,
      after.answer.status === 401 || isBroken(after.call.operation, after.answer),
      "after logout",
      same("401"),
      after.answer.status,
      "stale-session",
    );
  },
};
