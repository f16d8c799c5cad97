import type { Words } from "../words.ts";

/** The run is over before its end; the report holds what was seen. */
export class Interrupted extends Error {
  readonly reason: Words;
  constructor(reason: Words) {
    super(reason.en);
    this.name = "Interrupted";
    this.reason = reason;
  }
}
