import type { AccountWish } from "#generated/setup/setup.zod.ts";
import { Cookies } from "../../../api-client/http/cookies.ts";
import type { Account, SetupAdapter } from "../../setup/adapter.ts";
import type { Flow, Steps } from "../steps.ts";

export const DAY_S = 86_400;

/** A flow of a disposable account; `login` is one of its operations. */
export const arranged = (flow: Omit<Flow, "writes" | "actor">): Flow => ({
  ...flow,
  operations: [...new Set(["login", ...flow.operations])],
  writes: true,
  actor: "made",
});

/** The setup adapter. Ends the flow without one. */
export const adapterOf = (steps: Steps): SetupAdapter =>
  steps.need(steps.run.setup, { zh: "需要 --setup-url", en: "needs --setup-url" });

/** Makes an account and logs it in. */
export async function begin(steps: Steps, wish: AccountWish = { kind: "approved" }): Promise<Account> {
  const account = await adapterOf(steps).makeAccount(wish);
  await logIn(steps, account);
  return account;
}

/** Forgets the session: the calls that follow are a visitor's, until one of them logs in. */
export const leave = (steps: Steps): void => steps.run.sessions.set("made", new Cookies());

/** Logs an account in; the calls that follow are its. */
export async function logIn(steps: Steps, { username, password }: Account): Promise<void> {
  leave(steps);
  await steps.succeed("login", { body: { username, password } });
}

/** The cookies of the account's session. */
export const sessionOf = (steps: Steps): Cookies => Cookies.of(steps.run.sessions.cookieOf("made"));

/** Calls in another session than the current one, which continues afterwards. */
export async function as<T>(steps: Steps, session: Cookies, call: () => Promise<T>): Promise<T> {
  const current = sessionOf(steps);
  steps.run.sessions.set("made", session);
  try {
    return await call();
  } finally {
    steps.run.sessions.set("made", current);
  }
}

/** Uploads a file of a kind (`UploadKind`) and returns its id. */
export async function upload(steps: Steps, kind: 1 | 2 | 3 | 4): Promise<string> {
  const { data } = await steps.succeed("uploadFile", { body: { file: `契约检查 ${kind}`, kind } });
  return data.id;
}
