import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, type Request, jsonOf } from "../conformance/http/exchange.ts";
import { send as sendRequest } from "../conformance/http/send.ts";
import { type Urls, controlRequest } from "./control-request.ts";

/** Longer than any fault of the soak waits, on a busy machine too. */
const TIMEOUT_MS = 30_000;
const POLL_MS = 5;

/** Sends a request to the mock. Never rejects. */
export const send = (request: Request): Promise<Answer> => sendRequest(request, TIMEOUT_MS);

/** The number of the world's last logged call after `after`; `after` when there is none. */
async function lastLogged(urls: Urls, world: string, after: number): Promise<number> {
  const answer = await send(controlRequest(urls, world, "GET", `requests?after=${after}`));
  if (answer.status !== 200) return after;
  const { requests } = jsonOf(answer) as { requests: readonly { readonly id: number }[] };
  return requests.at(-1)?.id ?? after;
}

/**
 * Sends a request that the mock will never answer, and aborts it once the mock has done its work: only its log says so.
 * Aborted before that, the call may or may not have taken place, and no two lives would be the same.
 */
export async function sendUnanswered(urls: Urls, world: string, request: Request): Promise<Answer> {
  const before = await lastLogged(urls, world, 0);
  const abortion = new AbortController();
  const answer = sendRequest(request, TIMEOUT_MS, abortion.signal);
  const end = performance.now() + TIMEOUT_MS;
  while ((await lastLogged(urls, world, before)) === before && performance.now() < end) await sleep(POLL_MS);
  abortion.abort();
  return answer;
}
