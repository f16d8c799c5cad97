import type { Words } from "../words.ts";

/** An operation that leaves calls unanswered is not asked any more: each call would take the whole time to wait. */
export class GivenUp extends Error {
  static readonly reason: Words = {
    zh: "多次没有应答，不再探测",
    en: "left several calls unanswered; not asked any more",
  };
}
