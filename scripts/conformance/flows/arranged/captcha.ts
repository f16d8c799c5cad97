import type { Steps } from "../steps.ts";
import { adapterOf, arranged, leave } from "./account.ts";

const WRONG = "----";
const CHECK = { status: 422, rule: "check-ignored", field: "captcha" } as const;

/** A picture as it was just drawn, and its solution. */
async function solve(steps: Steps) {
  const { data } = await steps.succeed("getCaptcha");
  return { captcha_id: data.captcha_id, captcha: await adapterOf(steps).codeFor(data.captcha_id) };
}

/** A login that has to solve a picture: refused without one, with a wrong and with a used solution. */
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
    await steps.succeed("login", { body: { ...credentials, ...(await solve(steps)) } });
  },
});

const MINUTE_S = 61;
/** After so many codes to one number a picture is demanded. */
const FREE_CODES = 3;

/** One SMS a minute (429), and a picture after three of them. Moves the clock. */
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
    await steps.refused("sendSmsCode", "within a minute", tooEarly, { body });
    for (let sent = 1; sent < FREE_CODES; sent += 1) {
      await setup.advance(MINUTE_S);
      await steps.succeed("sendSmsCode", { body });
    }
    await setup.advance(MINUTE_S);
    await steps.refused("sendSmsCode", "without captcha", CHECK, { body });
    await steps.succeed("sendSmsCode", { body: { ...body, ...(await solve(steps)) } });
  },
});
