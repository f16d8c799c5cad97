import type { Recorded } from "../run/recorder.ts";
import type { FaultRule } from "../report.ts";
import type { Failure } from "../http/exchange.ts";
import type { Redactor } from "../http/redactor.ts";

const KINDS: Readonly<Partial<Record<Failure, string>>> = {
  timeout: "hang",
  reset: "reset",
  refused: "reset",
  cut: "cut",
  "too-large": "cut",
  undecodable: "invalid-json",
};

/** A rule for the mock's `POST /__mock__/faults` that makes this operation return the recorded response. */
export function faultOf({ operation, exchange, finding }: Recorded, redactor: Redactor): FaultRule {
  const { answer } = exchange;
  const match = { operationId: operation.id };
  if (answer.failure) return { match, fault: { kind: KINDS[answer.failure] ?? "reset" } };
  if (finding.rule === "too-slow") return { match, fault: { kind: "delay", delay: Math.round(answer.ms) } };
  const type = answer.headers["content-type"];
  return {
    match,
    fault: {
      kind: "answer",
      // The login must still take effect, or nothing else works.
      ...(operation.id === "login" && { when: "after" }),
      status: answer.status,
      ...(type !== undefined && { content_type: type }),
      body: redactor.text(answer.text),
    },
  };
}
