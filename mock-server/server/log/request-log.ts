import { CALLS_MAX } from "#generated/control/limits.ts";
import { CallState } from "#generated/control/model/callState.ts";
import type { Refused } from "../responders/refused.ts";
import type { LogBudget } from "./log-budget.ts";
import type { StoredResponse } from "./response-store.ts";

/** One call as it ended. */
export type FinishedCall = {
  /** When it came, in real time (ms). */
  readonly at: number;
  readonly method: string;
  /** With its query, as sent. */
  readonly url: string;
  readonly origin: string;
  readonly world: string;
  readonly operationId: string | undefined;
  /** 0 if there was no response. */
  readonly status: number;
  readonly ms: number;
  readonly responseBytes: number;
  readonly responseType: string | undefined;
  /** The contract violations of the request or response. */
  readonly violations: readonly string[];
  readonly fault: string | undefined;
  readonly contentType: string | undefined;
  readonly cookie: string | undefined;
  /** The body as sent; undefined if there was none or it is too long to keep. */
  readonly bodyText: string | undefined;
  readonly bodyBytes: number;
  /** The body of a refusal; undefined of a success. */
  readonly refusalText: string | undefined;
  readonly refused: Refused | undefined;
  /** Names and values by turns, as they came. */
  readonly requestHeaders: readonly string[];
  /** Undefined if there was no response. */
  readonly responseHeaders: SentHeaders | undefined;
  /** Undefined if there was no response, or the body was streamed without a copy. */
  readonly response: StoredResponse | undefined;
};

export type SentHeaders = Readonly<Record<string, string | readonly string[]>>;

/** As the log has it: with a number that rises from 1 in each world; `underway` has no response yet. */
export type LoggedCall = FinishedCall & { readonly id: number; readonly state: CallState };

/** True if a status is `422`, or of the class `4xx`. */
export const hasStatus = (status: number, pattern: string): boolean =>
  pattern.endsWith("xx") ? Math.floor(status / 100) === Number(pattern[0]) : String(status) === pattern;

export type RequestLog = {
  /** Numbers a call that has come: `describe` makes its record when it is read. Returns its number. */
  begin(key: object, describe: () => FinishedCall): number;
  /** Tells those who watch that more is known of a call underway. */
  changed(): void;
  /** Ends the call that began with this key, if any. */
  add(call: FinishedCall, key?: object): LoggedCall;
  /** Calls `listener` after each change, until the returned function is called. */
  watch(listener: () => void): () => void;
  /** Oldest first, with those underway. */
  list(): readonly LoggedCall[];
  find(id: number): LoggedCall | undefined;
  clear(): number;
  /** Forgets the calls up to this number; they are the oldest. */
  forget(id: number): void;
};

export const LOGGED_BODY_BYTES = 8 * 1024;

type Underway = { readonly id: number; readonly describe: () => FinishedCall };

/** The last calls of one world, `CALLS_MAX` or fewer where all worlds together have more than `budget` allows. */
export function createRequestLog(budget: LogBudget): RequestLog {
  let calls: LoggedCall[] = [];
  let lastId = 0;
  const underway = new Map<object, Underway>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const list = (): readonly LoggedCall[] => {
    if (underway.size === 0) return calls;
    const open = [...underway.values()].map(({ id, describe }) => ({
      ...describe(),
      id,
      state: CallState.underway,
    }));
    return [...calls, ...open].toSorted((a, b) => a.id - b.id).slice(-CALLS_MAX);
  };
  const log: RequestLog = {
    begin(key, describe) {
      lastId += 1;
      underway.set(key, { id: lastId, describe });
      notify();
      return lastId;
    },
    changed: notify,
    add(call, key = call) {
      const logged = { ...call, id: underway.get(key)?.id ?? (lastId += 1), state: CallState.ended };
      underway.delete(key);
      // Calls that began later may have ended before.
      const place = calls.findLastIndex(({ id }) => id < logged.id) + 1;
      if (place === calls.length) calls.push(logged);
      else calls.splice(place, 0, logged);
      if (calls.length > CALLS_MAX) calls.shift();
      budget.spend(log, logged);
      notify();
      return logged;
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list,
    find: (id) => list().find((call) => call.id === id),
    clear() {
      const { length } = calls;
      calls = [];
      notify();
      return length;
    },
    forget(id) {
      while (calls[0] && calls[0].id <= id) calls.shift();
    },
  };
  return log;
}
