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
};

/** A rule for the mock's `POST /__mock__/faults` that makes this operation answer as it was seen to. */
export function faultOf({ operation, exchange }: Recorded, redactor: Redactor): FaultRule {
  const { answer } = exchange;
  const match = { operationId: operation.id };
  if (answer.failure) return { match, fault: { kind: KINDS[answer.failure] ?? "reset" } };
  const type = answer.headers["content-type"];
  return {
    match,
    fault: {
      kind: "answer",
      // A login has to go through, or nothing else can be looked at.
      ...(operation.id === "login" && { when: "after" }),
      status: answer.status,
      ...(type !== undefined && { content_type: type }),
      body: redactor.text(answer.text),
    },
  };
}
