import { same } from "../../../api-client/checks/finding.ts";
import { adapterOf, arranged, begin, leave, logIn } from "./account.ts";
import { CODE_CHECK, codes } from "./registration.ts";

const NEW_PASSWORD = "Changed2026";

/** A new password needs a phone that was verified in this session; then the old one is void. */
export const password = arranged({
  id: "password",
  name: { zh: "流程：找回密码", en: "flow: a forgotten password" },
  operations: ["sendSmsCode", "verifyPasswordReset", "resetPassword", "login"],
  async walk(steps) {
    const account = await begin(steps);
    const { phone } = account;
    steps.run.redactor.add(NEW_PASSWORD);
    const fresh = { body: { password: NEW_PASSWORD } };
    const unverified = { status: 403, rule: "check-ignored" } as const;
    await steps.refused("resetPassword", "phone not verified", unverified, fresh);
    leave(steps);
    const { code, wrong } = await codes(steps, phone, "reset");
    await steps.refused("verifyPasswordReset", "wrong code", CODE_CHECK, { body: { phone, code: wrong } });
    await steps.succeed("verifyPasswordReset", { body: { phone, code } });
    const { exchange } = await steps.succeed("resetPassword", fresh);
    leave(steps);
    const { username, password: old } = account;
    const before = await steps.call("login", { body: { username, password: old } });
    const isVoid = before.response.status === 422;
    const expected = { zh: "旧密码登录答 422", en: "422 for a login with the old password" };
    if (!steps.law(exchange, isVoid, "old password", expected, before.response.status, "check-ignored"))
      return;
    await logIn(steps, { ...account, password: NEW_PASSWORD });
  },
});

/** A login by the code of an SMS, which works once; and the profile as it was sent. */
export const codeLogin = arranged({
  id: "code-login",
  name: { zh: "流程：验证码登录与资料", en: "flow: log in by a code, and the profile" },
  operations: ["sendSmsCode", "loginBySmsCode", "updateAccountProfile", "getAccountProfile"],
  async walk(steps) {
    const { phone } = await adapterOf(steps).makeAccount({ kind: "approved" });
    leave(steps);
    const { code, wrong } = await codes(steps, phone, "login");
    await steps.refused("loginBySmsCode", "wrong code", CODE_CHECK, { body: { phone, code: wrong } });
    const { exchange } = await steps.succeed("loginBySmsCode", { body: { phone, code } });
    const sent = { name: "沈检查 a+b&c", phone, email: "check@example.com" };
    await steps.succeed("updateAccountProfile", { body: sent });
    const { data, exchange: shown } = await steps.succeed("getAccountProfile");
    // The phone is shown masked.
    const isPersisted = data.name === sent.name && data.email === sent.email;
    steps.law(shown, isPersisted, "as sent", same(`${sent.name}, ${sent.email}`), data);
    leave(steps);
    const again = await steps.call("loginBySmsCode", { body: { phone, code } });
    const once = { zh: "同一验证码只能用一次：422", en: "a code works once: 422" };
    steps.law(
      exchange,
      again.response.status === 422,
      "used code",
      once,
      again.response.status,
      "check-ignored",
    );
  },
});
