import { curlOf } from "../conformance/http/curl.ts";
import type { Answer, Request } from "../conformance/http/exchange.ts";

/** Something that must not happen, and all that is needed to see it again. */
export class SoakFailure extends Error {
  /** What was being called, so that one cause is not reported a hundred times. */
  readonly place: string;
  readonly curl: string;
  readonly answer: string;
  /** How to run this life alone, as `--only 17.3`. */
  life = "";

  constructor(place: string, what: string, seen?: { request: Request; answer: Answer } | string) {
    super(what);
    this.place = place;
    this.curl = typeof seen === "object" ? curlOf(seen.request, seen.request.cookie) : "";
    this.answer = typeof seen === "object" ? textOf(seen.answer) : (seen ?? "");
  }
}

const textOf = ({ status, failure, headers, text }: Answer) =>
  `${status} ${failure ?? ""} ${JSON.stringify(headers)}\n${text.slice(0, 600)}`;

/** The connection is gone because the mock is: reported once, by the code that watches the mock. */
export class MockGone extends Error {}
