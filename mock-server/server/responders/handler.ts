import { RIGHT_OF } from "#generated/rights.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { contentTypeOf } from "#mock/contract/content-type.ts";
import type { ContractRequest } from "#mock/contract/exchange.ts";
import { type Diagnostic, fieldMessages } from "#mock/contract/validate-input.ts";
import type { MockResponse } from "#mock/contract/validate-output.ts";
import type { Handler, HandlerMap } from "#mock/domain/common/handler.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { respondOnce, KEY_HEADER } from "#mock/domain/common/respond-once.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { actingState } from "#mock/domain/team/rules/acting-state.ts";
import { noteAction } from "#mock/domain/team/rules/log.ts";
import { lowerCaseNames } from "#mock/http/header-lists.ts";
import { errorResponse, loginRequiredResponse } from "#mock/http/responses.ts";
import { refusedField } from "./refused.ts";
import type { Responded, ResponderCall } from "./responder.ts";
import { runInWorld, type WorldEvents } from "./run-in-world.ts";
import type { CallSession } from "./session.ts";

export type HandlerServices = {
  readonly handlers: HandlerMap;
  /** Unknown query parameters are refused, not only noted. */
  readonly strict: boolean;
  readonly terminal: { failure(what: string, error: unknown): void };
  readonly origins: { listed(): readonly string[] };
  readonly events: WorldEvents;
};

/** A call that Prism has validated. */
type CheckedCall = {
  readonly call: ResponderCall;
  readonly operation: CompiledOperation;
  readonly request: ContractRequest;
  readonly diagnostics: readonly Diagnostic[];
  readonly session: CallSession;
};

/** A header that says on each success whether a handler has responded, or Prism from the contract's examples. */
export const SOURCE_HEADER = "x-mock-answer";

/** The refusal of a request that the contract does not allow. */
export function refuseInvalid(
  { strict }: Pick<HandlerServices, "strict">,
  diagnostics: readonly Diagnostic[],
): Responded | undefined {
  // A warning to a lenient mock is an error to a strict one.
  const errors = strict ? diagnostics : diagnostics.filter(({ severity }) => severity === 0);
  if (errors.length === 0) return undefined;
  return {
    response: errorResponse(422, "提交的内容有误", { errors: fieldMessages(errors) }),
    refused: { stage: "contract", fields: errors.map(refusedField) },
  };
}

/** The request's own errors, then the handler. */
export function runOperation(services: HandlerServices, handler: Handler, checked: CheckedCall): Responded {
  const { call, request, diagnostics, session } = checked;
  const refusal = refuseInvalid(services, diagnostics);
  if (refusal) return refusal;
  const { sessionToken, userId } = session;
  const { pathParameters: path, url, files } = request;
  const body = files ? { ...(request.body as object), ...files } : request.body;
  const shopOrigins = services.origins.listed();
  const who = { userId, sessionToken, client: call.request.client };
  const handlerRequest = { path, query: url.query, body, ...who, origin: call.origin, shopOrigins };
  return runHandler(services, checked, handler, handlerRequest as never);
}

/** The response in the media type that the contract declares for the status. */
function declaredResponse(
  { responses }: CompiledOperation,
  statusCode: number,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): MockResponse {
  const type = contentTypeOf(responses.get(statusCode)?.mediaType);
  return { statusCode, headers: { ...type, ...headers }, body };
}

/** A handler that throws is rolled back, unless it throws a refusal that keeps changes. */
function runHandler(
  { terminal, events }: HandlerServices,
  { call, operation, session }: CheckedCall,
  handler: Handler,
  request: Parameters<Handler>[0],
): Responded {
  const { member } = session;
  const state = actingState(call.world.state, member, request.userId);
  const run = () => {
    const response = handler(request, state);
    if (request.userId !== null && operation.writes && operation.id in RIGHT_OF) {
      const { data } = response.body as { readonly data: unknown };
      noteAction(state, request.userId, member, { action: operation.summary, data });
    }
    return response;
  };
  const key = keyOf(call, operation);
  const who = request.userId === null ? request.client : (request.sessionToken ?? "");
  const { path, queryText } = call.target;
  const once = { by: [operation.id, who, key ?? ""], sent: [path, queryText, call.body] };
  try {
    const outcome = runInWorld(events, call.world, () =>
      returnedRefusal(() => (key === undefined ? run() : respondOnce(state, once, run))),
    );
    if (outcome instanceof Refusal) throw outcome;
    const { status, body, headers = {} } = outcome;
    const lowerCased = lowerCaseNames(headers);
    return {
      response: declaredResponse(operation, status, body, { [SOURCE_HEADER]: "handler", ...lowerCased }),
    };
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    terminal.failure(`the handler of ${operation.id} failed`, error);
    return {
      response: errorResponse(500, "系统繁忙，请稍候再试"),
      refused: { stage: "program", error: error instanceof Error ? error.message : String(error) },
    };
  }
}

/** The key of a call that has its effect each time it arrives. */
const keyOf = ({ request }: ResponderCall, { parameters }: CompiledOperation): string | undefined =>
  parameters.some(({ name }) => name === KEY_HEADER)
    ? request.headers[KEY_HEADER.toLowerCase()]?.toString()
    : undefined;

/** Returns a refusal that keeps its changes: the transaction rolls back on whatever is thrown. */
function returnedRefusal<T>(run: () => T): T | Refusal {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refusal && error.keepsChanges) return error;
    throw error;
  }
}

export function refusalResponse({ rule, status, message, errors, retryAfter }: Refusal): Responded {
  const headers = retryAfter === undefined ? {} : { "retry-after": String(retryAfter) };
  return {
    // Other tokens than the session's, such as that of the chat frame, are no reason to end it.
    response:
      rule === SHOP_RULES.session
        ? loginRequiredResponse(true)
        : errorResponse(status, message, { errors, headers }),
    refused: { stage: "rule", rule },
  };
}
