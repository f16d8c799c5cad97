import { encodeForm, type FormValue } from "#api-spec/kit/codec/encode-form.ts";
import { ApiError } from "./api-error.ts";
import { isCached, cacheResponse } from "./cached-responses.ts";
import { checkShape, expectedOf } from "./check-shape.ts";
import { noteArrival, takeEarlyCall } from "./early-calls.ts";
import { isSuperseded } from "./error-kinds.ts";
import { type FoundOperation, findOperation } from "./find-operation.ts";
import { heldUntil } from "./hold-calls.ts";
import { enterFlight, enterInTurn, type Flight, type Repeat, SUPERSEDED } from "./in-flight.ts";
import { readResponse } from "./read-response.ts";
import { respondOffline } from "./respond-offline.ts";
import { checkResponse } from "./response-check.ts";
import { settings } from "./settings.ts";
import { type UploadWatch, watchOf } from "./upload-watch.ts";

/** Every call ends after 30 s (specification section 9). */
const TIMEOUT_MS = 30_000;
const TIMED_OUT = Symbol("timed out");

/** The arguments of one call that the generated hooks pass. */
export type RequestConfig = {
  url: string;
  method: string;
  params?: object | undefined;
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** The error type of every generated hook. */
export type ErrorType<_Body> = ApiError;

/** The options of one call that a caller may set (`request` of the generated hooks). */
export type RequestOptions = {
  /**
   * `cancel` by default. `wait` is for queries: one that another call cancels all the same takes its turn again.
   * Mutations take turns by a `scope` of TanStack Query.
   */
  repeat?: Repeat;
};

/**
 * The shop's one HTTP client (specification section 7): base URL by host, 30 s timeout, credentials, form-encoded
 * bodies, canceling of a repeated call, outcome by HTTP status. Without a network it returns the cached response, if
 * there is one. A call that index.html has begun already is taken over. Rejects with an ApiError; a call canceled by
 * its caller rejects with the signal's reason.
 */
export async function httpClient<T>(config: RequestConfig, options?: RequestOptions): Promise<T> {
  const operation = findOperation(config.method, config.url);
  const held = heldUntil(operation.id);
  if (held) await held;
  if (options?.repeat !== "wait") return call<T>(config, operation, "cancel");
  // Only queries are given a signal. Anything else might be carried out twice.
  if (!config.signal) throw new Error(`${operation.id} is no query: its mutation takes turns by a scope`);
  for (;;) {
    try {
      return await call<T>(config, operation, "wait");
    } catch (error) {
      if (!(error instanceof ApiError) || !isSuperseded(error)) throw error;
    }
  }
}

async function call<T>(config: RequestConfig, operation: FoundOperation, repeat: Repeat): Promise<T> {
  const controller = new AbortController();
  const follow = () => controller.abort(config.signal?.reason);
  const watch = watchOf(config.data);
  const stop = () => controller.abort(watch?.signal.reason);
  config.signal?.addEventListener("abort", follow);
  watch?.signal.addEventListener("abort", stop);
  if (config.signal?.aborted) follow();
  if (watch?.signal.aborted) stop();
  const address = addressOf(operation, config);
  let flight: Flight | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const path = `${config.method} ${config.url}`;
    if (!operation.repeatable)
      flight = repeat === "wait" ? await enterInTurn(path, controller) : enterFlight(path, controller);
    const init = initOf(config, operation, controller.signal);
    const early = takeEarlyCall(address, init);
    // The wait for a turn is no part of the 30 s, that of an early call for the scripts is.
    const spent = early ? Date.now() - early.sentAt : 0;
    timer = setTimeout(() => controller.abort(TIMED_OUT), TIMEOUT_MS - spent);
    const sent = early?.response ?? (watch ? upload(address, init, watch) : fetch(address, init));
    const expected = expectedOf(operation.id);
    const response = await sent;
    const copy = isCached(operation.id) ? response.clone() : undefined;
    const body = await readResponse<T>(response, operation);
    checkShape(body, operation.id, await orAborted(expected, controller.signal));
    if (early) noteArrival(body, early);
    void checkResponse(operation.id, body);
    if (copy) cacheResponse(address, copy);
    return body;
  } catch (error) {
    const failure = failureOf(error, controller.signal, operation);
    const isOffline = failure instanceof ApiError && failure.kind === "network";
    const cached = isOffline ? await respondOffline<T>(operation.id, address) : undefined;
    if (cached) return cached;
    throw failure;
  } finally {
    clearTimeout(timer);
    config.signal?.removeEventListener("abort", follow);
    watch?.signal.removeEventListener("abort", stop);
    flight?.done();
  }
}

/** Code that is loaded can fail to come, too. */
function orAborted<T>(value: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason));
  return Promise.race([value, promise]);
}

function addressOf(operation: FoundOperation, { url, params }: RequestConfig): string {
  const query = params ? encodeForm(params as Record<string, FormValue>) : "";
  return `${settings[operation.host]}${url}${query && `?${query}`}`;
}

function initOf(config: RequestConfig, operation: FoundOperation, signal: AbortSignal): RequestInit {
  const { method, data, headers } = config;
  const base = {
    ...(isGuarded(operation) && REQUESTED_WITH),
    ...(operation.keyed && { "Idempotency-Key": newKey() }),
  };
  const init: RequestInit = { method, headers: base, signal, credentials: "include", cache: "no-store" };
  if (data === undefined) return init;
  // The browser sets the multipart boundary of an upload; anything else is form-encoded.
  if (data instanceof FormData) return { ...init, body: data };
  return {
    ...init,
    headers: { ...base, ...headers },
    body: encodeForm(data as Record<string, FormValue>),
  };
}

/** A header that neither forms nor links of another site can send; the server refuses calls without it. */
const REQUESTED_WITH = { "X-Requested-With": "XMLHttpRequest" };

/**
 * A browser repeats a request by itself after a reset connection; by the key the server recognizes it. Not from
 * `randomUUID`, which requires TLS.
 */
const newKey = (): string => crypto.getRandomValues(new Uint32Array(8)).join("-");

/** Reads are sent without the header, which would cost a preflight request each. */
const isGuarded = ({ method, command }: FoundOperation): boolean => method !== "GET" || command === true;

/** For calls with a progress listener. Few calls are uploads, so the code is loaded on demand. */
async function upload(address: string, init: RequestInit, { onProgress }: UploadWatch): Promise<Response> {
  const { sendWatched } = await import("./send-watched.ts");
  return sendWatched(address, init, onProgress);
}

function failureOf(error: unknown, { aborted, reason }: AbortSignal, { id }: FoundOperation): unknown {
  if (error instanceof ApiError) return error;
  if (!aborted)
    return new ApiError("network", "网络连接异常，请检查网络后重试", { operationId: id, cause: error });
  if (reason === TIMED_OUT) return new ApiError("timeout", "请求超时，请刷新页面", { operationId: id });
  if (reason === SUPERSEDED) return new ApiError("superseded", "", { operationId: id });
  return error;
}
