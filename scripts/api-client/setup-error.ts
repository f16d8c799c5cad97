import type { Words } from "./words.ts";

/** Nothing can be checked: the server does not respond, a login fails, the contract does not compile. */
export class SetupError extends Error {
  readonly words: Words;
  constructor(words: Words) {
    super(words.en);
    this.name = "SetupError";
    this.words = words;
  }
}
