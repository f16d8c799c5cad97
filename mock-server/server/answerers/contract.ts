import { coerceBySchema } from "#api-spec/kit/codec/coerce-by-schema.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { ContractRequest } from "#mock/contract/exchange.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { createPrism } from "#mock/contract/prism.ts";
import type { Diagnostic } from "#mock/contract/validate-input.ts";
import { errorAnswer } from "#mock/http/answers.ts";
import { decodeBody, decodeQuery } from "#mock/http/decode-body.ts";
import type { Answered, AskedCall } from "./answerer.ts";
import { type HandlerServices, answerOperation } from "./handler.ts";
import { refusedField } from "./refused.ts";
import { readSession } from "./session.ts";

type Services = HandlerServices & {
  readonly contract: Contract;
  readonly prism: ReturnType<typeof createPrism>;
};

/**
 * session → body codec → Prism (security, request) → handler → Prism (response). Leaves addresses that the contract
 * does not have. Rejects with HttpError for a body that cannot be decoded.
 */
export async function answerByContract(services: Services, call: AskedCall): Promise<Answered | undefined> {
  const { routed, target } = call;
  if (routed.kind !== "found") return undefined;
  const { operation, parameters } = routed;
  const session = readSession(call, operation);
  if ("refusal" in session) return session.refusal;
  const { headers } = call.request;
  const { resolve } = services.contract;
  const request: ContractRequest = {
    method: call.method.toLowerCase(),
    url: { path: target.path, query: decodeQuery(operation, target.queryText, resolve) },
    pathParameters: coerceBySchema(parameters, operation.pathParameters.schema, resolve),
    headers,
    ...(await decodeBody(operation, headers["content-type"], call.body, resolve)),
  };
  const notes: Pick<Answered, "refused"> = {};
  const { answer, input, output } = await services.prism(operation, request, (diagnostics) => {
    const answered = answerOperation(services, { call, operation, request, diagnostics, session });
    Object.assign(notes, { refused: answered.refused });
    return answered.answer;
  });
  const violations = input.map(violationOf);
  return output.length === 0
    ? { answer, violations, ...notes }
    : invalidAnswer(services, operation, answer.statusCode, violations, output);
}

/** A missing session has no path. */
const violationOf = ({ path, message }: Diagnostic) =>
  path.length > 0 ? `request ${path.join(".")}: ${message}` : `request: ${message}`;

/** A response that violates the contract is never sent: clients would come to rely on it. */
function invalidAnswer(
  { terminal }: Services,
  { id }: CompiledOperation,
  status: number,
  violations: readonly string[],
  output: readonly Diagnostic[],
): Answered {
  const messages = output.map(({ message }) => message);
  const what = `${id} ${status}`;
  terminal.failure(`the response of ${what} violates the contract`, `    ${messages.join("\n    ")}`);
  // Header values are ASCII.
  const text = `${what}: ${messages.join("; ")}`.replaceAll(/[^\u0020-\u007e]/g, "?").slice(0, 1000);
  const message = `模拟服务的响应不符合契约：${messages[0] ?? ""}`.slice(0, 500);
  return {
    answer: errorAnswer(500, message, { headers: { "x-mock-violation": text } }),
    violations: [...violations, ...messages.map((each) => `response ${each}`)],
    refused: { stage: "answer", fields: output.map(refusedField) },
  };
}
