import type { MockProcess } from "../../support/mock-process.ts";

/** Resets a world and logs in there; returns the session's cookie. Throws if the mock refuses. */
export async function freshSession({ urls }: MockProcess, world: string, username: string): Promise<string> {
  const headers = { "x-mock-world": world };
  await fetch(`${urls.main}/__mock__/reset`, { method: "POST", headers });
  const body = new URLSearchParams({ username, password: "demo1234" });
  const reply = await fetch(`${urls.main}/api/user/login`, { method: "POST", headers, body });
  const [cookie] = /session=[^;]+/.exec(reply.headers.get("set-cookie") ?? "") ?? [];
  if (cookie === undefined) throw new Error(`cannot log in: ${reply.status} ${await reply.text()}`);
  return cookie;
}
