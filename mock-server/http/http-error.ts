import type { MockResponse } from "#mock/contract/validate-output.ts";

/** Thrown to respond immediately, skipping the remaining stages. */
export class HttpError extends Error {
  readonly response: MockResponse;
  /** The body was not read to its end: the connection cannot be used again. */
  readonly closes: boolean;
  constructor(response: MockResponse, closes = false) {
    super(`responded with status ${response.statusCode}`);
    this.response = response;
    this.closes = closes;
  }
}

/** The client has disconnected. */
export class ClientGone extends Error {}
