import type { Answer } from "#mock/contract/validate-output.ts";

/** Thrown by a stage that answers the request itself, so that no later stage runs. */
export class EarlyAnswer extends Error {
  readonly answer: Answer;
  /** The body was not read to its end: the connection cannot be used again. */
  readonly closes: boolean;
  constructor(answer: Answer, closes = false) {
    super(`answered ${answer.statusCode} early`);
    this.answer = answer;
    this.closes = closes;
  }
}

/** The client is gone: there is nobody to answer. */
export class ClientGone extends Error {}
