import type { Exchange, Failure } from "../../api-client/http/exchange.ts";
import type { Redactor } from "../../api-client/http/redactor.ts";
import type { FaultRule } from "../report.ts";
import type { Recorded } from "../run/recorder.ts";

const KINDS: Readonly<Partial<Record<Failure, string>>> = {
  timeout: "hang",
  reset: "reset",
  refused: "reset",
  cut: "cut",
  "too-large": "cut",
  undecodable: "invalid-json",
};

/**
 * Rules for the mock's `POST /__mock__/faults` that make it show a failure: the recorded response, or one after the
 * other those of the calls that show it only together. None where the same responses alone show nothing.
 */
export function faultsOf({ operation, exchange, finding }: Recorded, redactor: Redactor): FaultRule[] {
  const { together = [], isShownByResponses = true, rule } = finding;
  if (!isShownByResponses) return [];
  if (rule === "too-slow") {
    const delay = Math.round(exchange.response.ms);
    return [{ match: { operationId: operation.id }, fault: { kind: "delay", delay } }];
  }
  if (together.length === 0) return [ruleFor(exchange, redactor)];
  return together.map((each, index) => ({ ...ruleFor(each.exchange, redactor), times: 1, after: index }));
}

/** Makes an operation return a response, each time. */
function ruleFor({ call, response }: Exchange, redactor: Redactor): FaultRule {
  const { id } = call.operation;
  const match = { operationId: id };
  if (response.failure) return { match, fault: { kind: KINDS[response.failure] ?? "reset" } };
  const type = response.headers["content-type"];
  return {
    match,
    fault: {
      kind: "answer",
      // The login must still take effect, or nothing else works.
      ...(id === "login" && { when: "after" }),
      status: response.status,
      ...(type !== undefined && { content_type: type }),
      body: redactor.text(response.text),
    },
  };
}
