/** A call that `index.html` began before the scripts had come (src/app/early/begin.ts). */
export type EarlyCall = {
  response: Promise<Response>;
  controller: AbortController;
  /** When it was sent and when its response came, in ms since 1970. */
  sentAt: number;
  arrivedAt?: number;
};

declare global {
  /** By address; undefined where nothing was begun. */
  var earlyCalls: Map<string, EarlyCall> | undefined;
}

/**
 * Takes over a call that was begun early: a GET of this very address. From then on it is a call like any other, which
 * the signal aborts. Each can be taken once; none after something was changed, since it would show what was before.
 */
export function takeEarlyCall(address: string, { method, signal }: RequestInit): EarlyCall | undefined {
  const calls = globalThis.earlyCalls;
  if (!calls) return undefined;
  if (method !== "GET") {
    globalThis.earlyCalls = undefined;
    return undefined;
  }
  const early = calls.get(address);
  calls.delete(address);
  if (!early) return undefined;
  const stop = () => early.controller.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  return early;
}

const arrivals = new WeakMap<object, number>();

/** Remembers when the response came that this body was read from: the time that it names was that moment's. */
export function noteArrival(body: unknown, { arrivedAt }: EarlyCall): void {
  if (typeof body === "object" && body !== null && arrivedAt !== undefined) arrivals.set(body, arrivedAt);
}

/** When a response came, in ms since 1970: just now, unless it was waiting for the scripts. */
export function arrivedAt(response: unknown): number {
  const early = typeof response === "object" && response !== null ? arrivals.get(response) : undefined;
  return early ?? Date.now();
}
