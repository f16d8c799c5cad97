import type { Words } from "./words.ts";

/** Nothing could be judged: a server that does not answer, a login that fails, a contract that does not compile. */
export class SetupError extends Error {
  readonly words: Words;
  constructor(words: Words) {
    super(words.en);
    this.name = "SetupError";
    this.words = words;
  }
}
