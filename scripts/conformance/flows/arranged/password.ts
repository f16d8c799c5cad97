import { same } from "../../../api-client/checks/finding.ts";
import { namedFields } from "../../probes/accepted.ts";
import { adapterOf, arranged, as, begin, leave, logIn, sessionOf } from "./account.ts";
import { CODE_CHECK, NEXT_CODE_S, WRONG_ENTRIES, codes } from "./registration.ts";

const PHONE_CHECK = { ...CODE_CHECK, field: "phone" };
const NEW_PASSWORD = "Changed2026";

/** A new password needs a phone that was verified in this session; then the old one is void. */
export const password = arranged({
  id: "password",
  name: { zh: "流程：找回密码", en: "flow: a forgotten password" },
  operations: ["sendSmsCode", "loginBySmsCode", "verifyPasswordReset", "resetPassword", "getAccountProfile"],
  async walk(steps) {
    const account = await begin(steps);
    const { phone } = account;
    steps.run.redactor.add(NEW_PASSWORD);
    const fresh = { body: { password: NEW_PASSWORD } };
    const unverified = { status: 403, rule: "check-ignored" } as const;
    await steps.refused("resetPassword", "phone not verified", unverified, fresh);
    const earlier = sessionOf(steps);
    await logIn(steps, account);
    const { data: mine } = await as(steps, earlier, () => steps.succeed("getAccountProfile"));
    steps.need(mine.username || undefined, { zh: "没有用户名", en: "no user name" });
    leave(steps);
    const { code, wrong } = await codes(steps, phone, "reset");
    await steps.refused("verifyPasswordReset", "wrong code", CODE_CHECK, { body: { phone, code: wrong } });
    await steps.refused("loginBySmsCode", "code for another purpose", CODE_CHECK, { body: { phone, code } });
    await steps.succeed("verifyPasswordReset", { body: { phone, code } });
    const { exchange } = await steps.succeed("resetPassword", fresh);
    const left = await as(steps, earlier, () => steps.call("getAccountProfile"));
    steps.equal(left, "another session", left.response.status, 401, same("401"), "stale-session");
    leave(steps);
    const { username, password: old } = account;
    const before = await steps.call("login", { body: { username, password: old } });
    const isVoid = before.response.status === 422 && namedFields(before).includes("password");
    const expected = {
      zh: "旧密码登录答 422，错误在 password",
      en: "422 on password for a login with the old one",
    };
    if (!steps.law(exchange, isVoid, "old password", expected, before.response.status, "check-ignored"))
      return;
    await logIn(steps, { ...account, password: NEW_PASSWORD });
  },
});

/** A logged-in buyer who verifies the phone stays logged in, and may set a new password. */
export const changedPassword = arranged({
  id: "changed-password",
  name: { zh: "流程：登录后修改密码", en: "flow: a new password while logged in" },
  operations: ["sendSmsCode", "verifyPasswordReset", "resetPassword", "getAccountProfile"],
  async walk(steps) {
    const { phone } = await begin(steps);
    steps.run.redactor.add(NEW_PASSWORD);
    const { code } = await codes(steps, phone, "reset");
    const { exchange } = await steps.succeed("verifyPasswordReset", { body: { phone, code } });
    const profile = await steps.call("getAccountProfile");
    steps.equal(exchange, "session", profile.response.status, 200, same("200"), "stale-session");
    const reset = await steps.call("resetPassword", { body: { password: NEW_PASSWORD } });
    steps.equal(exchange, "new password", reset.response.status, 200, same("200"));
  },
});

/** A login by the code of an SMS, which works once; and the profile as it was sent. */
export const codeLogin = arranged({
  id: "code-login",
  name: { zh: "流程：验证码登录与资料", en: "flow: log in by a code, and the profile" },
  operations: ["sendSmsCode", "loginBySmsCode", "updateAccountProfile", "getAccountProfile"],
  async walk(steps) {
    const setup = adapterOf(steps);
    const { phone, username, password: known } = await setup.makeAccount({ kind: "approved" });
    const { phone: nobodys } = await setup.makeAccount({ kind: "unregistered" });
    const { phone: others } = await setup.makeAccount({ kind: "approved" });
    leave(steps);
    const { code: unknown } = await codes(steps, nobodys, "login");
    await steps.refused("loginBySmsCode", "unknown number", PHONE_CHECK, {
      body: { phone: nobodys, code: unknown },
    });
    const spent = await codes(steps, phone, "login");
    for (let entered = 0; entered < WRONG_ENTRIES; entered += 1)
      await steps.refused("loginBySmsCode", "wrong code", CODE_CHECK, { body: { phone, code: spent.wrong } });
    await steps.refused("loginBySmsCode", "void code", CODE_CHECK, { body: { phone, code: spent.code } });
    await setup.advance(NEXT_CODE_S);
    const { code } = await codes(steps, phone, "login");
    const { exchange } = await steps.succeed("loginBySmsCode", { body: { phone, code } });
    const sent = { name: "沈检查 a+b&c", phone, email: "check@example.com" };
    await steps.succeed("updateAccountProfile", { body: sent });
    const { data, exchange: shown } = await steps.succeed("getAccountProfile");
    // The phone is shown masked.
    const isPersisted = data.name === sent.name && data.email === sent.email;
    steps.law(shown, isPersisted, "as sent", same(`${sent.name}, ${sent.email}`), data);
    steps.equal(shown, "data.last_login_at", data.last_login_at, null);
    const { email: _left, ...named } = sent;
    for (const [body, email] of [
      [named, sent.email],
      [{ ...named, email: "" }, ""],
    ] as const) {
      await steps.succeed("updateAccountProfile", { body });
      const later = await steps.succeed("getAccountProfile");
      steps.equal(later.exchange, "data.email", later.data.email, email);
    }
    const moved = { ...named, phone: nobodys };
    await steps.refused("updateAccountProfile", "without code", CODE_CHECK, { body: moved });
    const taken = { ...named, phone: others };
    await steps.refused("updateAccountProfile", "another's phone", PHONE_CHECK, { body: taken });
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
    const byPhone = await steps.succeed("login", { body: { username: phone, password: known } });
    steps.equal(byPhone.exchange, "data.username", byPhone.data.username, username);
  },
});
