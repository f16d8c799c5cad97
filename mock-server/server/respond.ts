import type { MockResponse } from "#mock/contract/validate-output.ts";
import { breakConnection } from "#mock/faults/break-connection.ts";
import { corruptResponse } from "#mock/faults/corrupt-response.ts";
import { describeFault } from "#mock/faults/fault.ts";
import { compress } from "#mock/http/compress.ts";
import { corsHeaders } from "#mock/http/cors.ts";
import { cookiesFor } from "#mock/http/secure-cookies.ts";
import { send, sendAndClose } from "#mock/http/send.ts";
import { type ByteString, bodyBytes, bodyBytesInTurns } from "#mock/http/write-json.ts";
import type { App } from "./app.ts";
import type { Call, ReceivedCall } from "./call.ts";
import { logCall } from "./log/log-call.ts";
import type { Outcome } from "./responders/responder.ts";

/** No caching, no guessing of content types. */
const ALWAYS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * fault on the way out → socket → log. `closes` ends the connection: the body of the request was not read to its end.
 * An outcome that has been sent already is only logged.
 */
export async function respond(app: App, call: Call, outcome: Outcome, closes = false): Promise<void> {
  if ("sent" in outcome) return logCall(app, call, outcome, outcome.sent);
  const { request, response } = call;
  const fault = "fault" in call ? call.fault?.fault : undefined;
  const { statusCode: status } = outcome.response;
  const { headers: prepared, body } = fault ? corruptResponse(outcome.response, fault) : outcome.response;
  const bytes = bodyBytesInTurns(body);
  const content = typeof bytes === "string" ? bytes : await bytes;
  const headers = {
    ...ALWAYS,
    ...cookiesFor(call.origin, prepared),
    ...corsHeaders(request.headers, app.origins),
    ...(fault ? { "x-mock-fault": describeFault(fault) } : {}),
  };
  if (closes) sendAndClose(request, response, status, headers, content);
  // A fault breaks off in the text that a reader of the log sees.
  else if (!fault) await sendCompressed(call, status, headers, content);
  else if (!(await breakConnection(response, fault, status, headers, content)))
    send(response, status, headers, content);
  const isSilent = fault?.kind === "hang" || fault?.kind === "reset";
  const { length } = content;
  const type = prepared["content-type"];
  logCall(app, call, outcome, { status: isSilent ? 0 : status, length, type, content, headers });
}

async function sendCompressed(
  { request, response }: Call,
  status: number,
  headers: Readonly<Record<string, string>>,
  content: ByteString,
): Promise<void> {
  const compressed = compress(request, headers, content);
  const sent = compressed instanceof Promise ? await compressed : compressed;
  send(response, status, sent.headers, sent.content);
}

/** Responds to calls of the control API: without faults, and not logged. */
export function respondControl({ origins }: App, call: ReceivedCall, prepared: MockResponse): void {
  const { request, response, origin } = call;
  const headers = {
    ...ALWAYS,
    ...cookiesFor(origin, prepared.headers),
    ...corsHeaders(request.headers, origins),
  };
  send(response, prepared.statusCode, headers, bodyBytes(prepared.body));
}
