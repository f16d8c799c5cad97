import type { Answer } from "#mock/contract/validate-output.ts";

/** Thrown to respond immediately, skipping the remaining stages. */
export class HttpError extends Error {
  readonly answer: Answer;
  /** The body was not read to its end: the connection cannot be used again. */
  readonly closes: boolean;
  constructor(answer: Answer, closes = false) {
    super(`answered with status ${answer.statusCode}`);
    this.answer = answer;
    this.closes = closes;
  }
}

/** The client has disconnected. */
export class ClientGone extends Error {}
