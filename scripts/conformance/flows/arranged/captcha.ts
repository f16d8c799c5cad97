import { isSuccess } from "../../../api-client/http/exchange.ts";
import type { Steps } from "../steps.ts";
import { adapterOf, arranged, begin, leave } from "./account.ts";
import { NEXT_CODE_S } from "./registration.ts";

const WRONG = "----";
const CHECK = { status: 422, rule: "check-ignored", field: "captcha" } as const;

/** A picture as it was just drawn, and its solution. */
async function solve(steps: Steps) {
  const { data } = await steps.succeed("getCaptcha");
  return { captcha_id: data.captcha_id, captcha: await adapterOf(steps).codeFor(data.captcha_id) };
}

/** A login that has to solve a picture: refused without one and with a wrong one, which no later login looks at. */
export const captcha = arranged({
  id: "captcha",
  name: { zh: "流程：登录时的图形验证码", en: "flow: the captcha of a login" },
  operations: ["login", "getCaptcha"],
  async walk(steps) {
    const { username, password } = await adapterOf(steps).makeAccount({ kind: "captcha" });
    const credentials = { username, password };
    leave(steps);
    await steps.refused("login", "without captcha", CHECK, { body: credentials });
    const wrong = { ...credentials, ...(await solve(steps)), captcha: WRONG };
    await steps.refused("login", "wrong captcha", CHECK, { body: wrong });
    const solved = { ...credentials, ...(await solve(steps)) };
    await steps.succeed("login", { body: solved });
    // A login that succeeded has put an end to the wrong passwords before it.
    await steps.succeed("login", { body: { ...credentials, captcha_id: solved.captcha_id, captcha: WRONG } });
  },
});

const FREE_LOGINS = 3;
const LOGINS = 10;

/** Wrong passwords are counted by user name, also by one that nobody has: a picture after three, 429 after ten. */
export const loginLimits = arranged({
  id: "login-limits",
  name: { zh: "流程：登录失败的限制", en: "flow: the limits of failed logins" },
  operations: ["login", "getCaptcha"],
  async walk(steps) {
    const { username } = await adapterOf(steps).makeAccount({ kind: "unregistered" });
    const body = { username, password: "Nobody2026" };
    leave(steps);
    const wrong = { status: 422, rule: "check-ignored", field: "password" } as const;
    for (let tried = 0; tried < FREE_LOGINS; tried += 1)
      await steps.refused("login", "nobody's user name", wrong, { body });
    await steps.refused("login", "without captcha", CHECK, { body });
    for (let tried = FREE_LOGINS; tried < LOGINS; tried += 1)
      await steps.refused("login", "nobody's user name", wrong, {
        body: { ...body, ...(await solve(steps)) },
      });
    const tooMany = { status: 429, rule: "check-ignored" } as const;
    await steps.refused("login", "eleventh", tooMany, { body: { ...body, ...(await solve(steps)) } });
  },
});

const PHONE_CHECKS = 20;
const MINUTE_S = 60;

/** A number is looked up twenty times a minute, whoever asks. Moves the clock. */
export const phoneLimit = arranged({
  id: "phone-limit",
  name: { zh: "流程：手机号查询的限制", en: "flow: the limit of looking numbers up" },
  operations: ["checkPhone"],
  async walk(steps) {
    const setup = adapterOf(steps);
    const { phone } = await setup.makeAccount({ kind: "unregistered" });
    const options = { path: { value: phone } };
    leave(steps);
    // Those of other flows do not count any more.
    await setup.advance(MINUTE_S + 1);
    for (let asked = 0; asked < PHONE_CHECKS; asked += 1) await steps.succeed("checkPhone", options);
    const tooMany = { status: 429, rule: "check-ignored" } as const;
    await begin(steps);
    await steps.refused("checkPhone", "another session", tooMany, options);
    await setup.advance(MINUTE_S + 1);
  },
});

/** After so many codes to one number a picture is demanded, and after so many there are none until tomorrow. */
const FREE_CODES = 3;
const CODES_A_DAY = 10;

/** One SMS a minute and ten a day (429), and a picture after three of them. Moves the clock. */
export const codeLimits = arranged({
  id: "code-limits",
  name: { zh: "流程：短信验证码的限制", en: "flow: the limits of SMS codes" },
  operations: ["sendSmsCode", "getCaptcha"],
  async walk(steps) {
    const setup = adapterOf(steps);
    const { phone } = await setup.makeAccount({ kind: "unregistered" });
    const body = { phone, scene: "register" };
    leave(steps);
    await steps.succeed("sendSmsCode", { body });
    const tooEarly = { status: 429, rule: "check-ignored" } as const;
    const refused = await steps.refused("sendSmsCode", "within a minute", tooEarly, { body });
    const hint = refused.response.headers["retry-after"];
    await setup.advance(Number(hint ?? NEXT_CODE_S));
    for (let sent = 1; sent < FREE_CODES; sent += 1) {
      const next = await steps.call("sendSmsCode", { body });
      const expected = { zh: `${hint} 秒后成功`, en: `a success after ${hint} seconds` };
      if (hint !== undefined)
        steps.law(next, isSuccess(next.response), "after Retry-After", expected, next.response.status);
      await setup.advance(NEXT_CODE_S);
    }
    await steps.refused("sendSmsCode", "without captcha", CHECK, { body });
    const used = await solve(steps);
    await steps.succeed("sendSmsCode", { body: { ...body, ...used } });
    await setup.advance(NEXT_CODE_S);
    await steps.refused("sendSmsCode", "used captcha", CHECK, { body: { ...body, ...used } });
    for (let sent = FREE_CODES + 1; sent < CODES_A_DAY; sent += 1) {
      await steps.succeed("sendSmsCode", { body: { ...body, ...(await solve(steps)) } });
      await setup.advance(NEXT_CODE_S);
    }
    const tooMany = { body: { ...body, ...(await solve(steps)) } };
    await steps.refused("sendSmsCode", "eleven in a day", tooEarly, tooMany);
  },
});
