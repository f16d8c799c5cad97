import { curlOf } from "../../api-client/http/curl.ts";
import type { HttpResponse, Request } from "../../api-client/http/exchange.ts";

/** Something that must not happen, with everything needed to reproduce it. */
export class TrafficFailure extends Error {
  /** The call, for reporting the same cause only once. */
  readonly place: string;
  readonly curl: string;
  readonly response: string;
  /** The command that shows it alone; empty if none does. */
  again = "";

  constructor(place: string, what: string, seen?: { request: Request; response: HttpResponse } | string) {
    super(what);
    this.place = place;
    this.curl = typeof seen === "object" ? curlOf(seen.request, seen.request.cookie) : "";
    this.response = typeof seen === "object" ? textOf(seen.response) : (seen ?? "");
  }
}

const textOf = ({ status, failure, headers, text }: HttpResponse) =>
  `${status} ${failure ?? ""} ${JSON.stringify(headers)}\n${text.slice(0, 600)}`;

/** The connection is lost because the mock exited: reported once, by the code that watches the mock. */
export class MockGone extends Error {}
