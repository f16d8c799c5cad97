import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { contentTypeOf } from "#mock/contract/content-type.ts";
import type { ContractRequest } from "#mock/contract/exchange.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { StockPrism, Wishes } from "#mock/contract/stock-prism.ts";
import { validateInput } from "#mock/contract/validate-input.ts";
import { validateOutput } from "#mock/contract/validate-output.ts";
import { SOURCE_HEADER, type HandlerServices, refuseInvalid } from "./handler.ts";
import { violationOf } from "./refused.ts";
import type { Responded } from "./responder.ts";
import type { CallSession } from "./session.ts";

type Services = Pick<HandlerServices, "strict"> & {
  readonly contract: Contract;
  readonly stockPrism: StockPrism;
};

/**
 * Responds with Prism's own mock, after the same checks of the request. Prism may generate a response that violates
 * the contract: it is sent, and the violation is noted. If the operation would begin a session, the caller keeps the
 * current one: an example logs nobody in or out.
 */
export async function respondByStockPrism(
  services: Services,
  operation: CompiledOperation,
  request: ContractRequest,
  { sessionToken }: CallSession,
  wishes: Wishes = {},
): Promise<Responded> {
  const { pathParameters: path, url, headers, body } = request;
  const { resolve } = services.contract;
  const input = validateInput(operation, { path, query: url.query, headers, body }, resolve);
  const refusal = refuseInvalid(services, input);
  if (refusal) return refusal;
  const { statusCode, ...mocked } = await services.stockPrism(operation.id, request, wishes);
  const sent = {
    ...mocked.headers,
    ...contentTypeOf(mocked.headers["content-type"]),
    ...(statusCode < 300 && { [SOURCE_HEADER]: "example" }),
    ...(mocked.headers["set-cookie"] !== undefined && {
      "set-cookie": `session=${sessionToken ?? "example"}; HttpOnly; Path=/; SameSite=Lax`,
    }),
  };
  const response = { statusCode, headers: sent, body: mocked.body };
  const output = validateOutput(operation, response);
  const violations = [...input.map(violationOf), ...output.map(({ message }) => `response ${message}`)];
  return { response, violations };
}
