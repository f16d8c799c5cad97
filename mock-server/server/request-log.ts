/** One call as the request log keeps it. */
export type LoggedCall = {
  /** When it came, in real time (ms). */
  readonly at: number;
  readonly method: string;
  /** With its query, as sent. */
  readonly url: string;
  readonly origin: string;
  readonly world: string;
  readonly operationId: string | undefined;
  /** 0 if nothing was answered. */
  readonly status: number;
  readonly ms: number;
  readonly responseBytes: number;
  /** What broke the contract, of the request or of the answer. */
  readonly violations: readonly string[];
  readonly fault: string | undefined;
  readonly contentType: string | undefined;
  readonly cookie: string | undefined;
  /** The body as sent; undefined if there was none or it is too long to keep. */
  readonly bodyText: string | undefined;
  readonly bodyBytes: number;
};

export type RequestLog = {
  add(call: LoggedCall): void;
  /** Oldest first. */
  list(): readonly LoggedCall[];
  clear(): number;
};

const CAPACITY = 500;
export const KEPT_BODY_BYTES = 8 * 1024;

/** The last 500 calls of one world. */
export function createRequestLog(): RequestLog {
  let calls: LoggedCall[] = [];
  return {
    add(call) {
      calls.push(call);
      if (calls.length > CAPACITY) calls.shift();
    },
    list: () => calls,
    clear() {
      const { length } = calls;
      calls = [];
      return length;
    },
  };
}
