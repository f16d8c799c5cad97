import type { Contract } from "#mock/contract/load-contract.ts";
import { readCookie } from "#mock/http/cookies.ts";
import { CLEAR_SESSION } from "#mock/http/responses.ts";
import { requestViolations } from "#mock/proxy/request-violations.ts";
import { adaptCookie } from "#mock/proxy/response-headers.ts";
import { responseViolations } from "#mock/proxy/response-violations.ts";
import { standIn } from "#mock/proxy/session-change.ts";
import { violationHeaders } from "#mock/proxy/violation.ts";
import { type RecordedResponse, hasSession } from "#mock/recording/recorded-response.ts";
import type { Recording } from "#mock/recording/recording.ts";
import type { Responded, ResponderCall } from "#mock/server/responders/responder.ts";

type Services = { readonly contract: Contract; readonly recording: Recording | undefined };

/**
 * Returns the recorded response to a call, with contract violations of either side; leaves unrecorded calls to the
 * next responder. A recorded login starts a session of the mock, because the recording does not contain the real one.
 */
export function replay(services: Services, call: ResponderCall): Promise<Responded> | undefined {
  const { recording } = services;
  const { routed, method, target, request, body } = call;
  if (!recording || routed.kind !== "found") return undefined;
  const { operation } = routed;
  const { path, queryText } = target;
  const { cookie, "content-type": contentType } = request.headers;
  const session = hasSession(cookie);
  const recorded = recording.find({ operation, method, path, queryText, contentType, body, session });
  return recorded && replayRecorded(services.contract, call, routed, recorded);
}

async function replayRecorded(
  contract: Contract,
  call: ResponderCall,
  { operation, parameters }: Extract<ResponderCall["routed"], { kind: "found" }>,
  recorded: RecordedResponse,
): Promise<Responded> {
  const { method, target, request, body } = call;
  const { status } = recorded;
  const others = (recorded.cookies ?? []).map((line) => adaptCookie(line, call.origin));
  const cookies = [...others, sessionCookie(call, recorded.session) ?? []].flat();
  const content = contentOf(recorded);
  const headers = { ...recorded.headers, ...(cookies.length > 0 && { "set-cookie": cookies }) };
  const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()]));
  const { queryText } = target;
  const recordedCall = { operation, parameters, queryText, headers: request.headers, body };
  const violations = [
    ...(await requestViolations(contract, recordedCall)),
    ...responseViolations({ operation, method, status, headers: lists, body: content }),
  ];
  return {
    response: {
      statusCode: status,
      headers: { ...headers, "x-mock-answer": "recording", ...violationHeaders(violations) },
      body: recorded.json ?? content,
    },
    violations: violations.map(({ text }) => text),
  };
}

function contentOf({ json, text, base64 }: RecordedResponse): Buffer {
  if (json !== undefined) return Buffer.from(JSON.stringify(json));
  return base64 === undefined ? Buffer.from(text ?? "") : Buffer.from(base64, "base64");
}

function sessionCookie(
  { world, request }: ResponderCall,
  change: RecordedResponse["session"],
): string | undefined {
  if (!change) return undefined;
  const { sessions } = world.state;
  if (change === "ends") {
    sessions.end(readCookie(request.headers.cookie, "session") ?? "");
    return CLEAR_SESSION;
  }
  const buyer = standIn(world.state);
  return buyer && `session=${sessions.start(buyer.id)}; HttpOnly; Path=/; SameSite=Lax`;
}
