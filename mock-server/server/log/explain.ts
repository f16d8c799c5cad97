import type { LoggedCall } from "./request-log.ts";
import type { Refused, RefusalStage } from "../answerers/refused.ts";

const TITLES: Readonly<Record<RefusalStage, string>> = {
  address: "Address: no such operation, method, host or world",
  origin: "Origin: sent by a page of another site",
  body: "Body: cannot be read",
  session: "Session: not logged in",
  contract: "Contract: fields violate the contract",
  rule: "Shop rule: not allowed",
  fault: "Fault: planned, or asked for by a header",
  upstream: "Upstream: the real backend refused, or did not answer",
  answer: "Response: the mock's own response violates the contract",
  program: "Program: the mock failed",
};

const ADVICE: Readonly<Record<RefusalStage, string>> = {
  address: "Check address, method and port; main, activity and chat are three ports.",
  origin:
    "Allow the page's origin with --origin. A program sends no Origin; a GET that changes something needs X-Requested-With.",
  body: "Check Content-Type and encoding; forms must be application/x-www-form-urlencoded.",
  session: "Log in, or become somebody with PUT /__mock__/session, and send the session cookie.",
  contract: "Correct each field as its message says; the API reference is at /__mock__/docs.",
  rule: "The shop refuses this by design: use another persona, change the state, or enter a scenario that allows it with PUT /__mock__/scenario.",
  fault: "Remove faults with DELETE /__mock__/faults, or drop the headers X-Mock-Fault and Prefer.",
  upstream:
    "See the upstream's message; the response header X-Mock-Violation says whether the request violates the contract.",
  answer: "This is the mock's mistake, not yours: correct the handler or the contract at these fields.",
  program: "This is the mock's mistake, not yours: the terminal has the full stack.",
};

/** Why a call was refused: the stage, the reason, and what to do; undefined for a call that was not refused. */
export function explainCall(call: LoggedCall) {
  const { id, status, refused, fault, violations, operationId } = call;
  if (status !== 0 && status < 400) return undefined;
  const stage = refused?.stage ?? "program";
  const answer = readAnswer(call.refusalText);
  return {
    id,
    status,
    operation_id: operationId ?? null,
    stage,
    title: TITLES[stage],
    message: answer.message ?? null,
    errors: answer.errors ?? {},
    fields: refused?.fields ?? [],
    rule: refused?.rule ?? null,
    fault: stage === "fault" ? { id: refused?.faultId ?? null, what: fault ?? "invalid header" } : null,
    had_cookie: refused?.hadCookie ?? null,
    error: refused?.error ?? null,
    violations,
    text: textOf(call, answer.message),
    advice: ADVICE[stage],
  };
}

function textOf({ status, refused, fault }: LoggedCall, message = ""): string {
  const code = status === 0 ? "no answer" : `${status}`;
  const fields = (refused?.fields ?? []).map(
    ({ place, field, rule, message: text }) =>
      `${place}${field === "" ? "" : ` ${field}`} violates ${rule}: ${text}`,
  );
  switch (refused?.stage) {
    case "contract":
    case "answer":
      return `${code}: ${fields.join("; ")}`;
    case "rule":
      return `${code}: ${message}${ruleText(refused)}`;
    case "session": {
      const lost = refused.hadCookie
        ? "the session has expired, was ended, or belongs to another world"
        : "the request has no session cookie";
      return `${code}: ${status === 403 ? message : lost}${ruleText(refused)}`;
    }
    case "fault": {
      const { faultId } = refused;
      if (fault === undefined) return `${code}: ${message}`;
      return faultId == null
        ? `${code}: fault ${fault}, asked for by a header`
        : `${code}: fault ${faultId}, ${fault}`;
    }
    case "program":
      return `${code}: ${refused.error ?? message}`;
    default:
      return `${code}: ${message}`;
  }
}

const ruleText = ({ rule }: Refused): string =>
  rule
    ? ` (rule ${rule.key}: ${rule.title}; specification section ${rule.section}: ${rule.specification})`
    : "";

function readAnswer(text: string | undefined): { message?: string; errors?: unknown } {
  try {
    const body: unknown = JSON.parse(text ?? "{}");
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}
