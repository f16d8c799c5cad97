import type { MockResponse } from "#mock/contract/validate-output.ts";
import { corruptResponse } from "#mock/faults/corrupt-response.ts";
import { describeFault } from "#mock/faults/fault.ts";
import { corsHeaders } from "#mock/http/cors.ts";
import { cookiesFor } from "#mock/http/secure-cookies.ts";
import { bodyBytes, bodyBytesInTurns } from "#mock/http/write-json.ts";
import type { App } from "./app.ts";
import type { Call, ReceivedCall } from "./call.ts";
import { logCall } from "./log/log-call.ts";
import type { Outcome } from "./responders/responder.ts";
import { USER_HEADER } from "./speak-as.ts";

/** No caching, no guessing of content types. */
const ALWAYS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/** A call for a persona leaves the login of its browser as it is. */
const withoutCookies = ({ "set-cookie": _cookie, ...headers }: MockResponse["headers"]) => headers;

/**
 * fault on the way out → exchange → log. `closes` ends the connection: the body of the request was not read to its end.
 * An outcome that has been sent already is only logged.
 */
export async function respond(app: App, call: Call, outcome: Outcome, closes = false): Promise<void> {
  if ("sent" in outcome) return logCall(app, call, outcome, outcome.sent);
  const { request, exchange } = call;
  const fault = "fault" in call ? call.fault?.fault : undefined;
  const { statusCode: status } = outcome.response;
  const { headers: prepared, body } = fault ? corruptResponse(outcome.response, fault) : outcome.response;
  const bytes = bodyBytesInTurns(body);
  const content = typeof bytes === "string" ? bytes : await bytes;
  const headers = {
    ...ALWAYS,
    ...cookiesFor(
      call.origin,
      request.headers[USER_HEADER] === undefined ? prepared : withoutCookies(prepared),
    ),
    ...corsHeaders(request.headers, app.origins),
    ...(fault ? { "x-mock-fault": describeFault(fault) } : {}),
  };
  // A fault breaks off in the text that a reader of the log sees.
  const sending = exchange.send({ status, headers, content, compresses: !fault, closes, fault });
  if (sending) await sending;
  const isSilent = fault?.kind === "hang" || fault?.kind === "reset";
  const { length } = content;
  const type = prepared["content-type"];
  logCall(app, call, outcome, { status: isSilent ? 0 : status, length, type, content, headers });
}

/** Responds to calls of the control API: without faults, and not logged. */
export function respondControl(
  { origins }: App,
  { request, exchange, origin }: ReceivedCall,
  prepared: MockResponse,
): void | Promise<void> {
  const headers = {
    ...ALWAYS,
    ...cookiesFor(origin, prepared.headers),
    ...corsHeaders(request.headers, origins),
  };
  return exchange.send({ status: prepared.statusCode, headers, content: bodyBytes(prepared.body) });
}
