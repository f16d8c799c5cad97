import { setTimeout as sleep } from "node:timers/promises";
import { type HttpResponse, type Request, jsonOf } from "../../api-client/http/exchange.ts";
import { send as sendRequest } from "../../api-client/http/send.ts";
import { type Urls, controlRequest } from "./control-request.ts";

/** Longer than any delay fault of the soak, even on a busy machine. */
const TIMEOUT_MS = 30_000;
const POLL_MS = 5;

/** Sends a request to the mock. Never rejects. */
export const send = (request: Request): Promise<HttpResponse> => sendRequest(request, TIMEOUT_MS);

/** The number of the world's last log entry after `after`; `after` if there is none. */
async function lastLogged(urls: Urls, world: string, after: number): Promise<number> {
  const response = await send(controlRequest(urls, world, "GET", `requests?after=${after}`));
  if (response.status !== 200) return after;
  const { requests } = jsonOf(response) as { requests: readonly { readonly id: number }[] };
  return requests.at(-1)?.id ?? after;
}

/**
 * Sends a request to which the mock will never respond, and aborts it once the mock's log shows that it was processed.
 * If aborted earlier, the call might or might not have taken place, and runs would not be reproducible.
 */
export async function sendUntilProcessed(urls: Urls, world: string, request: Request): Promise<HttpResponse> {
  const before = await lastLogged(urls, world, 0);
  const abortion = new AbortController();
  const response = sendRequest(request, TIMEOUT_MS, abortion.signal);
  const end = performance.now() + TIMEOUT_MS;
  while ((await lastLogged(urls, world, before)) === before && performance.now() < end) await sleep(POLL_MS);
  abortion.abort();
  return response;
}
