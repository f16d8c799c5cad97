import { setTimeout as sleep } from "node:timers/promises";
import type { Call } from "./call.ts";
import { parse } from "./check-reply.ts";
import { type Reply, sendCall } from "./send-call.ts";

type Urls = Parameters<typeof sendCall>[0];

const ASK_AGAIN_MS = 5;
const PATIENCE_MS = 30_000;

const logOf = (after: number): Call => ({
  operationId: undefined,
  method: "GET",
  host: "main",
  path: `/__mock__/requests?after=${after}`,
  headers: {},
  body: undefined,
});

/** The number of the world's last logged call after `after`; `after` when there is none. */
async function lastLogged(urls: Urls, world: string, after: number): Promise<number> {
  const { status, text } = await sendCall(urls, world, logOf(after));
  if (status !== 200) return after;
  const { requests } = parse(text) as { requests: readonly { readonly id: number }[] };
  return requests.at(-1)?.id ?? after;
}

/**
 * Sends a call that the mock will never answer, and gives up on it once the mock has done what it does: only its log says
 * so. Given up on before that, the call may or may not have taken place, and no two lives would be the same.
 */
export async function sendUnanswered(urls: Urls, world: string, call: Call): Promise<Reply> {
  const before = await lastLogged(urls, world, 0);
  return sendCall(urls, world, call, loggedAfter(urls, world, before));
}

async function loggedAfter(urls: Urls, world: string, before: number): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while ((await lastLogged(urls, world, before)) === before && performance.now() < end)
    await sleep(ASK_AGAIN_MS);
}
