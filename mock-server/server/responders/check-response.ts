import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { fillRequired } from "#mock/contract/fill-required.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { Diagnostic } from "#mock/contract/validate-input.ts";
import { type MockResponse, validateOutput } from "#mock/contract/validate-output.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { refusedField } from "./refused.ts";
import type { Responded } from "./responder.ts";

type Checking = {
  readonly contract: Contract;
  readonly terminal: { failure(what: string, error: unknown): void };
};

/**
 * Returns the response to send for one in which the contract's check found `output`: the same if that is nothing, with
 * its missing fields filled in if nothing else is wrong, otherwise a 500.
 */
export async function checkResponse(
  services: Checking,
  operation: CompiledOperation,
  responded: Responded,
  output: readonly Diagnostic[],
): Promise<Responded> {
  const { response, violations = [], ...notes } = responded;
  if (output.length === 0) return responded;
  const isIncomplete = output.some(({ code }) => code === "required");
  const filled = isIncomplete ? await fillRequired(operation, response, services.contract.resolve) : response;
  return validateOutput(operation, filled).length > 0
    ? invalidResponse(services, operation, response.statusCode, violations, output)
    : { ...filledResponse(services, operation, filled, violations, output), ...notes };
}

/** The rest is still processed: missing fields are made up, and reported like any other violation. */
function filledResponse(
  services: Checking,
  operation: CompiledOperation,
  response: MockResponse,
  violations: readonly string[],
  output: readonly Diagnostic[],
): Responded {
  const { messages, header } = describeViolation(services, operation, response.statusCode, output);
  return {
    response: { ...response, headers: { ...response.headers, ...header } },
    violations: [...violations, ...messages.map((each) => `response ${each}`)],
  };
}

/** In the terminal, and for a header of the response. */
function describeViolation(
  { terminal }: Checking,
  { id }: CompiledOperation,
  status: number,
  output: readonly Diagnostic[],
) {
  const messages = output.map(({ message }) => message);
  const what = `${id} ${status}`;
  terminal.failure(`the response of ${what} violates the contract`, `    ${messages.join("\n    ")}`);
  // Header values are ASCII.
  const text = `${what}: ${messages.join("; ")}`.replaceAll(/[^\u0020-\u007e]/g, "?").slice(0, 1000);
  return { messages, header: { "x-mock-violation": text } };
}

/** A response that violates the contract is never sent: clients would come to rely on it. */
function invalidResponse(
  services: Checking,
  operation: CompiledOperation,
  status: number,
  violations: readonly string[],
  output: readonly Diagnostic[],
): Responded {
  const { messages, header } = describeViolation(services, operation, status, output);
  const message = `模拟服务的响应不符合契约：${messages[0] ?? ""}`.slice(0, 500);
  return {
    response: errorResponse(500, message, { headers: header }),
    violations: [...violations, ...messages.map((each) => `response ${each}`)],
    refused: { stage: "answer", fields: output.map(refusedField) },
  };
}
