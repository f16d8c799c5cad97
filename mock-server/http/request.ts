/** Request headers by lower-case name. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>> & {
  readonly [Name in SingleHeader]?: string | undefined;
};
type SingleHeader =
  | "authorization"
  | "content-length"
  | "content-type"
  | "cookie"
  | "host"
  | "if-none-match"
  | "origin"
  | "transfer-encoding";

/** A request as the backend reads it, by whichever way it came. */
export type BackendRequest = {
  readonly method: string;
  /** Path and query as sent, or the whole address. */
  readonly url: string;
  readonly headers: RequestHeaders;
  /** Names and values in turn, as sent. */
  readonly rawHeaders: readonly string[];
  /** The client's IP address; empty for a call within this process or page. */
  readonly client: string;
  /**
   * Reads the body. Throws or rejects with HttpError (413, with the message) above so many bytes, and with ClientGone.
   */
  readBody(mostBytes?: number, message?: string): Buffer | Promise<Buffer>;
};
