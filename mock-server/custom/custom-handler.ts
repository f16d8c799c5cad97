import type { ResponseHeaders } from "#mock/contract/response-headers.ts";

/** A request as a custom handler gets it. */
export type CustomRequest = {
  readonly method: string;
  /** The whole address. */
  readonly url: string;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: Readonly<Record<string, string>>;
  /** The id of the buyer who has logged in; null for a visitor. */
  readonly userId: number | null;
};

/** The world of a call, for reading. */
export type CustomWorld = {
  readonly name: string;
  /** Its time in Shanghai, such as `2026-11-21 10:00:00`. */
  readonly now: string;
  /** Copies of all records of a table. */
  readonly records: (table: string) => unknown[];
};

export type CustomResponse = {
  /** By default that of the operation's success, else 200. */
  readonly status?: number;
  /** A list where a header is sent several times. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  /** Beside those of the headers: `{ name: value }`, or with attributes `{ name: "value; Max-Age=60" }`. */
  readonly cookies?: Readonly<Record<string, string>>;
  /** JSON, or a text. */
  readonly body?: unknown;
};

/** A response that was there before: of an older handler, of the mock, or of an upstream. */
export type NextResponse = Required<Pick<CustomResponse, "status" | "body">> & {
  readonly headers: ResponseHeaders;
};

/** Responds to a call. Without a result the response is that of `next`. */
export type CustomHandler = (call: {
  readonly request: CustomRequest;
  readonly world: CustomWorld;
  /** The response without this handler, for this call; its effects happen. */
  readonly next: () => Promise<NextResponse>;
}) => CustomResponse | undefined | void | Promise<CustomResponse | undefined | void>;

export type CustomOptions = {
  /** In this world only; in all of them by default. */
  readonly world?: string | undefined;
  /** For one call. */
  readonly once?: boolean;
  /**
   * False to skip the checks by the contract, of a request before the handler and of its response after it; true by
   * default. A route has no contract.
   */
  readonly check?: boolean;
};
