import { setTimeout as wait } from "node:timers/promises";
import type { HttpResponse } from "../../api-client/http/exchange.ts";

const MOST_TRIES = 3;
const LONGEST_WAIT_MS = 60_000;
/** A limit of the contract's own may be met on purpose, and lasts longer. */
const LONGEST_WAIT_AT_OWN_LIMIT_MS = 10_000;
const FALLBACK_WAIT_MS = 1000;

/** Limits the rate of calls, and waits if a server returns 429. */
export class Pace {
  readonly #spacingMs: number;
  readonly #signal: AbortSignal | undefined;
  #nextAt = 0;
  constructor(callsPerSecond: number | undefined, signal: AbortSignal | undefined) {
    this.#spacingMs = callsPerSecond === undefined ? 0 : 1000 / callsPerSecond;
    this.#signal = signal;
  }

  /**
   * Runs `attempt`, and retries after a 429 with `Retry-After`, at most three times. `hasOwnLimit` is true for an
   * operation whose limit the contract describes.
   */
  async run(attempt: () => Promise<HttpResponse>, hasOwnLimit = false): Promise<HttpResponse> {
    const longestMs = hasOwnLimit ? LONGEST_WAIT_AT_OWN_LIMIT_MS : LONGEST_WAIT_MS;
    for (let tries = 1; ; tries += 1) {
      await this.#turn();
      const response = await attempt();
      const waitMs = response.status === 429 ? retryAfterMs(response, tries, longestMs) : undefined;
      if (waitMs === undefined || tries > MOST_TRIES || this.#signal?.aborted === true) return response;
      // All calls wait: the limit applies to the client, not to the call.
      this.#nextAt = Math.max(this.#nextAt, performance.now() + waitMs);
    }
  }

  async #turn(): Promise<void> {
    const now = performance.now();
    const at = Math.max(now, this.#nextAt);
    this.#nextAt = at + this.#spacingMs;
    if (at > now) await wait(at - now, undefined, { signal: this.#signal }).catch(() => undefined);
  }
}

/** The time to wait before a retry, in ms; undefined without a hint, or if it is longer than `longestMs`. */
function retryAfterMs({ headers }: HttpResponse, tries: number, longestMs: number): number | undefined {
  const hint = headers["retry-after"];
  if (hint === undefined) return tries === 1 ? FALLBACK_WAIT_MS : undefined;
  const ms = /^\d+$/.test(hint) ? Number(hint) * 1000 : Date.parse(hint) - Date.now();
  return ms >= 0 && ms <= longestMs ? ms : undefined;
}
