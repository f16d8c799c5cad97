import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import type { OperationId } from "#generated/operations.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { ContractRequest } from "#mock/contract/exchange.ts";
import { fillRequired } from "#mock/contract/fill-required.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { createPrism } from "#mock/contract/prism.ts";
import type { StockPrism } from "#mock/contract/stock-prism.ts";
import { type Diagnostic, validateInput } from "#mock/contract/validate-input.ts";
import { type MockResponse, validateOutput } from "#mock/contract/validate-output.ts";
import { readWishes, withoutWishes } from "#mock/contract/wishes.ts";
import type { HandlerMap } from "#mock/domain/common/handler.ts";
import { preparations } from "#mock/domain/preparations.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { decodeBody, decodeQuery } from "#mock/http/decode-body.ts";
import { inTurns } from "#mock/http/in-turns.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { type HandlerServices, runOperation } from "./handler.ts";
import { refusedField, violationOf } from "./refused.ts";
import type { Responded, ResponderCall } from "./responder.ts";
import { catchUpInTurns } from "./run-in-world.ts";
import { readSession } from "./session.ts";
import { respondByStockPrism } from "./stock-prism.ts";

type Services = HandlerServices & {
  readonly contract: Contract;
  readonly prism: ReturnType<typeof createPrism>;
  readonly stockPrism: StockPrism;
};

/**
 * session → body codec → what is due → Prism (security, request) → handler → Prism (response); without a handler, and
 * for a call that wishes for an example, Prism's own mock. Leaves addresses that the contract does not have. Rejects
 * with HttpError for a body that cannot be decoded.
 */
export async function respondByContract(
  services: Services,
  call: ResponderCall,
): Promise<Responded | undefined> {
  const { routed, target } = call;
  if (routed.kind !== "found") return undefined;
  const { operation, parameters } = routed;
  const session = readSession(call, operation);
  if ("refusal" in session) return session.refusal;
  const { headers } = call.request;
  const { resolve } = services.contract;
  const request: ContractRequest = {
    method: call.method.toLowerCase(),
    url: { path: target.path, query: decodeQuery(operation, withoutWishes(target.queryText), resolve) },
    pathParameters: coerceBySchema(parameters, operation.pathParameters.schema, resolve),
    headers,
    ...(await decodeBody(operation, headers["content-type"], call.body, resolve)),
  };
  const wishes = readWishes(operation, { headers, queryText: target.queryText });
  const handler = services.handlers[operation.id as keyof HandlerMap];
  if (wishes || !handler) return respondByStockPrism(services, operation, request, session, wishes);
  await prepare(services, operation, request, call.world.state);
  await catchUpInTurns(services.events, call.world);
  const notes: Pick<Responded, "refused"> = {};
  const { response, input, output } = await services.prism(operation, request, (diagnostics) => {
    const outcome = runOperation(services, handler, { call, operation, request, diagnostics, session });
    Object.assign(notes, { refused: outcome.refused });
    return outcome.response;
  });
  const violations = input.map(violationOf);
  if (output.length === 0) return { response, violations, ...notes };
  const isIncomplete = output.every(({ code }) => code === "required");
  const filled = isIncomplete ? await fillRequired(operation, response, resolve) : response;
  return validateOutput(operation, filled).length > 0
    ? invalidResponse(services, operation, response.statusCode, violations, output)
    : { ...filledResponse(services, operation, filled, violations, output), ...notes };
}

/** Computes what an operation needs from the seed, in turns with other calls, if the request is valid. */
function prepare(
  { contract }: Services,
  operation: CompiledOperation,
  { pathParameters: path, url: { query }, headers, body }: ContractRequest,
  { seed }: WorldState,
): Promise<void> | undefined {
  const steps = preparations[operation.id as OperationId];
  if (!steps || validateInput(operation, { path, query, headers, body }, contract.resolve).length > 0)
    return undefined;
  return inTurns(steps(seed, body));
}

/** The rest is still processed: missing fields are made up, and reported like any other violation. */
function filledResponse(
  services: Services,
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
  { terminal }: Services,
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
  services: Services,
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
