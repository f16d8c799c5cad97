import type { OperationId } from "#generated/operations.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { ContractRequest } from "#mock/contract/exchange.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import type { createPrism } from "#mock/contract/prism.ts";
import type { StockPrism } from "#mock/contract/stock-prism.ts";
import { validateInput } from "#mock/contract/validate-input.ts";
import { readWishes } from "#mock/contract/wishes.ts";
import type { HandlerMap } from "#mock/domain/common/handler.ts";
import { preparations } from "#mock/domain/preparations.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { inTurns } from "#mock/http/in-turns.ts";
import { checkResponse } from "./check-response.ts";
import { respondByForeign } from "./foreign.ts";
import { type HandlerServices, runOperation } from "./handler.ts";
import { readRequest } from "./read-request.ts";
import { violationOf } from "./refused.ts";
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
 * for a call that wishes for an example, Prism's own mock, as for all of a foreign contract. Leaves addresses that the
 * contract does not have. Rejects with HttpError for a body that cannot be decoded.
 */
export async function respondByContract(
  services: Services,
  call: ResponderCall,
): Promise<Responded | undefined> {
  const { routed, target } = call;
  if (routed.kind !== "found") return undefined;
  const { operation } = routed;
  const handler = services.handlers[operation.id as keyof HandlerMap];
  if (!handler && services.contract.kind === "foreign") return respondByForeign(services, call, routed);
  const session = readSession(call, operation);
  if ("refusal" in session) return session.refusal;
  const { headers } = call.request;
  const request = await readRequest(services.contract, call, routed);
  const wishes = readWishes(operation, { headers, queryText: target.queryText });
  if (wishes || !handler) return respondByStockPrism(services, operation, request, session, wishes);
  await prepare(services, operation, request, call.world.state);
  await catchUpInTurns(services.events, call.world);
  const notes: Pick<Responded, "refused"> = {};
  const { response, input, output } = await services.prism(operation, request, (diagnostics) => {
    const outcome = runOperation(services, handler, { call, operation, request, diagnostics, session });
    Object.assign(notes, { refused: outcome.refused });
    return outcome.response;
  });
  return checkResponse(
    services,
    operation,
    { response, violations: input.map(violationOf), ...notes },
    output,
  );
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
