import { CALLS_MAX } from "#generated/control/limits.ts";
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

/** As the log keeps it: with a number that rises from 1 in each world. */
export type LoggedCall = FinishedCall & { readonly id: number };

export type RequestLog = {
  add(call: FinishedCall): LoggedCall;
  /** Oldest first. */
  list(): readonly LoggedCall[];
  find(id: number): LoggedCall | undefined;
  clear(): number;
  /** Forgets the calls up to this number; they are the oldest. */
  forget(id: number): void;
};

export const LOGGED_BODY_BYTES = 8 * 1024;

/** The last calls of one world, `CALLS_MAX` or fewer where all worlds together have more than `budget` allows. */
export function createRequestLog(budget: LogBudget): RequestLog {
  let calls: LoggedCall[] = [];
  let lastId = 0;
  const log: RequestLog = {
    add(call) {
      lastId += 1;
      const logged = { ...call, id: lastId };
      calls.push(logged);
      if (calls.length > CALLS_MAX) calls.shift();
      budget.spend(log, logged);
      return logged;
    },
    list: () => calls,
    find: (id) => calls.find((call) => call.id === id),
    clear() {
      const { length } = calls;
      calls = [];
      return length;
    },
    forget(id) {
      while (calls[0] && calls[0].id <= id) calls.shift();
    },
  };
  return log;
}
