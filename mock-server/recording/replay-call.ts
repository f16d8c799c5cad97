import type { Routed } from "#mock/contract/router.ts";
import type { Answer } from "#mock/contract/validate-output.ts";
import { judgeRequest } from "#mock/proxy/judge-request.ts";
import { judgeResponse } from "#mock/proxy/judge-response.ts";
import { violationHeader } from "#mock/proxy/violation.ts";
import { CLEAR_SESSION } from "#mock/server/answers.ts";
import type { App } from "#mock/server/app.ts";
import type { Call } from "#mock/server/call.ts";
import { readCookie } from "#mock/server/cookies.ts";
import { type RecordedAnswer, hasSession } from "./recorded-answer.ts";
import type { Recording } from "./recording.ts";

/** Whose session a recorded login starts, so that calls which were not recorded are answered for somebody. */
const PERSONA = "buyer";

/**
 * The recorded answer to a call, and how it and the call break the contract; undefined for a call that was not recorded.
 * A recorded login starts a session of the mock's own, as the true one is not kept.
 */
export async function replayCall(
  { contract }: App,
  recording: Recording,
  call: Call,
  { operation, parameters }: Extract<Routed, { kind: "found" }>,
): Promise<Answer | undefined> {
  const { method, target, request, body } = call;
  const { path, queryText } = target;
  const { headers } = request;
  const session = hasSession(headers.cookie);
  const contentType = headers["content-type"];
  const recorded = recording.find({ operation, method, path, queryText, contentType, body, session });
  if (!recorded) return undefined;
  const cookie = sessionCookie(call, recorded.session);
  const content = contentOf(recorded);
  const answered = { ...recorded.headers, ...(cookie === undefined ? {} : { "set-cookie": cookie }) };
  const lists = Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, [value]]));
  const violations = [
    ...(await judgeRequest(contract, { operation, parameters, queryText, headers, body })),
    ...judgeResponse({ operation, method, status: recorded.status, headers: lists, body: content }),
  ];
  call.violations.push(...violations.map(({ text }) => text));
  const broken = violationHeader(violations);
  return {
    statusCode: recorded.status,
    headers: {
      ...answered,
      "x-mock-answer": "recording",
      ...(broken === undefined ? {} : { "x-mock-violation": broken }),
    },
    body: recorded.json ?? content,
  };
}

function contentOf({ json, text, base64 }: RecordedAnswer): Buffer {
  if (json !== undefined) return Buffer.from(JSON.stringify(json));
  return base64 === undefined ? Buffer.from(text ?? "") : Buffer.from(base64, "base64");
}

function sessionCookie({ world, request }: Call, change: RecordedAnswer["session"]): string | undefined {
  if (!world || !change) return undefined;
  const { sessions, users } = world.state;
  if (change === "ends") {
    sessions.end(readCookie(request.headers.cookie, "session") ?? "");
    return CLEAR_SESSION;
  }
  const buyer = [...users.values()].find(({ username }) => username === PERSONA);
  if (!buyer) return undefined;
  return `session=${sessions.start(buyer.id)}; HttpOnly; Path=/; SameSite=Lax`;
}
