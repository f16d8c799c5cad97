import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { contentTypeOf } from "#mock/contract/content-type.ts";
import { successExample } from "#mock/contract/examples.ts";
import type { ContractRequest, Respond } from "#mock/contract/exchange.ts";
import { fieldMessages } from "#mock/contract/validate-input.ts";
import type { Answer } from "#mock/contract/validate-output.ts";
import type { Handler } from "#mock/domain/common/handler.ts";
import { catchUp } from "#mock/domain/catch-up.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { errorAnswer, loginRequiredAnswer } from "./answers.ts";
import type { App } from "./app.ts";
import type { Call } from "./call.ts";
import { readCookie } from "./cookies.ts";
import { refusedField } from "./log/refused-field.ts";
import type { World } from "./world.ts";

/** Says on each success whether it is a real one or only the contract's example. */
const ANSWERED_BY = "x-mock-answer";

const RESET_ONLY = "验证手机号后只能设置新密码，请设置后重新登录";

type Place = {
  readonly app: App;
  readonly world: World;
  readonly operation: CompiledOperation;
  /** Notes why it was refused. */
  readonly call: Call;
};

/**
 * Session, then the request's own faults, then the handler or, without one, the contract's example: what answers a
 * request once Prism has checked it.
 */
export function createRespond({ app, world, operation, call }: Place, request: ContractRequest): Respond {
  const sessionToken = readCookie(request.headers.cookie as string | undefined, "session") || null;
  const session = sessionToken === null ? undefined : world.state.sessions.find(sessionToken);
  // A session for one operation is none for the others.
  const isOther = session?.onlyFor !== undefined && session.onlyFor !== operation.id;
  const userId = session && !isOther ? session.userId : null;
  return (diagnostics) => {
    // What is only noted for a lenient mock is an error for a strict one.
    const errors = app.strict ? diagnostics : diagnostics.filter(({ severity }) => severity === 0);
    if (isOther && operation.needsSession) {
      call.refused = { stage: "session", rule: SHOP_RULES.phoneVerified, hadCookie: true };
      return errorAnswer(403, RESET_ONLY);
    }
    if (userId === null && operation.needsSession) {
      call.refused = { stage: "session", rule: SHOP_RULES.session, hadCookie: sessionToken !== null };
      return loginRequiredAnswer(sessionToken !== null);
    }
    if (errors.length > 0) {
      call.refused = { stage: "contract", fields: errors.map(refusedField) };
      return errorAnswer(422, "提交的内容有误", { errors: fieldMessages(errors) });
    }
    const handler = app.handlers[operation.id as keyof typeof app.handlers];
    if (!handler) return exampleAnswer(operation, sessionToken);
    const { pathParameters: path, url, files } = request;
    const body = files ? { ...(request.body as object), ...files } : request.body;
    const asked = { path, query: url.query, body, userId, sessionToken, origin: call.origin } as never;
    return runHandler({ app, world, operation, call }, handler, asked);
  };
}

/**
 * As Prism's own mock answers: the contract's first example of success. Boot made sure that there is one. Where it is
 * to start a session, the caller keeps the one that he has: an example logs nobody in or out.
 */
function exampleAnswer(operation: CompiledOperation, sessionToken: string | null): Answer {
  const example = successExample(operation);
  if (!example) throw new Error(`${operation.id} has neither a handler nor an example`);
  const headers = {
    [ANSWERED_BY]: "example",
    ...(operation.responses.get(example.status)?.headers["set-cookie"] && sessionCookie(sessionToken)),
  };
  return declaredAnswer(operation, example.status, example.body, headers);
}

const sessionCookie = (token: string | null) => ({
  "set-cookie": `session=${token ?? "example"}; HttpOnly; Path=/; SameSite=Lax`,
});

/** The answer in the media type that the contract declares for the status. */
function declaredAnswer(
  { responses }: CompiledOperation,
  statusCode: number,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Answer {
  const type = contentTypeOf(responses.get(statusCode)?.mediaType);
  return { statusCode, headers: { ...type, ...headers }, body };
}

/** A handler that throws leaves the world as it was before the call; a refusal that it returns keeps what it did. */
function runHandler(
  { app, world, operation, call }: Place,
  handler: Handler,
  request: Parameters<Handler>[0],
): Answer {
  const { name, state } = world;
  const before = state.store.revision;
  try {
    state.transaction(() => catchUp(state));
    const outcome = state.transaction(() => handler(request, state));
    if (state.store.revision > before && app.events.isWatched(name))
      app.events.emit(name, "state", { tables: state.store.changedSince(before) });
    if (outcome instanceof Refusal) throw outcome;
    const { status, body, headers = {} } = outcome;
    const own = lowerCaseNames(headers);
    return declaredAnswer(operation, status, body, { [ANSWERED_BY]: "handler", ...own });
  } catch (error) {
    if (error instanceof Refusal) {
      call.refused = { stage: "rule", rule: error.rule };
      // Other tokens than the session's, as that of the chat frame, are no reason to end it.
      if (error.rule === SHOP_RULES.session) return loginRequiredAnswer(true);
      return errorAnswer(error.status, error.message, { errors: error.errors });
    }
    app.terminal.failure(`处理 ${operation.id} 的程序出错`, error);
    call.refused = { stage: "program", error: error instanceof Error ? error.message : String(error) };
    return errorAnswer(500, "系统繁忙，请稍候再试");
  }
}

function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) result[name.toLowerCase()] = value;
  return result;
}
