import { Cookies } from "../../api-client/http/cookies.ts";
import { type Actor, type HttpResponse, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import { SetupError } from "../../api-client/setup-error.ts";
import type { Words } from "../../api-client/words.ts";
import type { Run } from "./run.ts";
import type { Credentials } from "./sessions.ts";

const WHO: Readonly<Partial<Record<Actor, Words>>> = {
  buyer: { zh: "买家", en: "the buyer" },
  other: { zh: "另一买家", en: "the other buyer" },
};

type LogInRun = Pick<Run, "options" | "contract" | "caller" | "sessions" | "redactor">;

/** Starts the configured sessions. Throws SetupError if a login fails. */
export async function logInAll(run: LogInRun): Promise<void> {
  const { user, password, cookie, otherUser, otherPassword } = run.options;
  if (cookie !== undefined) await takeCookie(run, cookie);
  else if (user !== undefined && password !== undefined)
    await logIn(run, "buyer", { username: user, password });
  if (otherUser !== undefined && otherPassword !== undefined)
    await logIn(run, "other", { username: otherUser, password: otherPassword });
  await requireTwoAccounts(run);
}

/** Throws SetupError if both sessions are of one account: its own records would pass for another buyer's. */
async function requireTwoAccounts(run: LogInRun): Promise<void> {
  const { contract, caller, sessions } = run;
  const profile = contract.operation("getCurrentUser");
  if (!profile || !sessions.has("buyer") || !sessions.has("other")) return;
  const names = await Promise.all(
    (["buyer", "other"] as const).map(async (actor) => {
      const response = await caller.sendPlain(profile, undefined, sessions.cookieOf(actor));
      return (envelopeOf(response).data as { username?: unknown } | null | undefined)?.username;
    }),
  );
  const [name, other] = names;
  if (typeof name !== "string" || name !== other) return;
  throw new SetupError({
    zh: `两个会话都是账户 ${name} 的；--other-user 要给另一个账户`,
    en: `both sessions are those of the account ${name}; --other-user must name another one`,
  });
}

async function logIn(run: LogInRun, actor: Actor, credentials: Credentials): Promise<void> {
  const login = run.contract.operation("login");
  if (!login)
    throw new SetupError({
      zh: "契约没有 login，无法用 --user 登录；改用 --cookie",
      en: "the contract has no login; use --cookie in place of --user",
    });
  const { cookies, response } = await run.sessions.logIn(login, credentials, run.caller.sendPlain);
  if (!cookies) throw loginFailed(run, actor, credentials.username, response);
  run.sessions.set(actor, cookies, credentials);
}

async function takeCookie(run: LogInRun, cookie: string): Promise<void> {
  run.sessions.set("buyer", Cookies.of(cookie));
  const profile = run.contract.operation("getAccountProfile");
  if (!profile) return;
  const response = await run.caller.sendPlain(profile, undefined, run.sessions.cookieOf("buyer"));
  if (response.status === 401 || envelopeOf(response).code === 10_001)
    throw new SetupError({
      zh: "--cookie 的会话无效或已失效（getAccountProfile 要求登录）；重新登录后再试",
      en: "the session of --cookie is unknown or has ended (getAccountProfile wants a login); log in again",
    });
}

function loginFailed(run: LogInRun, actor: Actor, username: string, response: HttpResponse): SetupError {
  const who = WHO[actor] ?? { zh: actor, en: actor };
  const said = run.redactor.text(response.failure ? response.detail : response.text.slice(0, 200));
  const why = isSuccess(response)
    ? { zh: "登录成功却没有 Set-Cookie", en: "it succeeded, but set no cookie" }
    : { zh: `答 ${response.status} ${said}`, en: `it responded with ${response.status} ${said}` };
  return new SetupError({
    zh: `${who.zh} ${username} 登录失败：${why.zh}`,
    en: `the login of ${who.en} ${username} failed: ${why.en}`,
  });
}
