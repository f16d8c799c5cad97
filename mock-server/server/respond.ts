import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { ContractRequest, Respond } from "#mock/contract/exchange.ts";
import { fieldMessages } from "#mock/contract/validate-input.ts";
import type { Answer } from "#mock/contract/validate-output.ts";
import type { Handler } from "#mock/handlers/define.ts";
import { Refusal } from "#mock/state/refusal.ts";
import { errorAnswer, jsonAnswer, loginRequiredAnswer } from "./answers.ts";
import type { App } from "./app.ts";
import { readCookie } from "./cookies.ts";
import type { World } from "./world.ts";

type Place = {
  readonly app: App;
  readonly world: World;
  readonly operation: CompiledOperation;
  readonly origin: string;
};

/** Session, then the request's own faults, then the handler: what answers a request once Prism has checked it. */
export function createRespond({ app, world, operation, origin }: Place, request: ContractRequest): Respond {
  const sessionToken = readCookie(request.headers.cookie as string | undefined, "session") || null;
  const userId = sessionToken === null ? null : (world.state.sessions.find(sessionToken)?.userId ?? null);
  return (diagnostics) => {
    const errors = diagnostics.filter(({ severity }) => severity === 0);
    if (userId === null && operation.needsSession) return loginRequiredAnswer(sessionToken !== null);
    if (errors.length > 0) return errorAnswer(422, "提交的内容有误", { errors: fieldMessages(errors) });
    const handler = app.handlers[operation.id as keyof typeof app.handlers];
    if (!handler) return undefined;
    const { pathParameters: path, url, body } = request;
    const asked = { path, query: url.query, body, userId, sessionToken, origin } as never;
    return runHandler(app, world, operation.id, handler, asked);
  };
}

/** A handler that throws leaves the world as it was before the call. */
function runHandler(
  app: App,
  { state }: World,
  operationId: string,
  handler: Handler,
  request: Parameters<Handler>[0],
): Answer {
  try {
    const { status, body, headers = {} } = state.transaction(() => handler(request, state));
    return jsonAnswer(status, body, lowerCaseNames(headers));
  } catch (error) {
    if (error instanceof Refusal) {
      if (error.status === 401) return loginRequiredAnswer(true);
      return errorAnswer(error.status, error.message, { errors: error.errors });
    }
    app.terminal.failure(`处理 ${operationId} 的程序出错`, error);
    return errorAnswer(500, "系统繁忙，请稍候再试");
  }
}

function lowerCaseNames(headers: Readonly<Record<string, string>>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) result[name.toLowerCase()] = value;
  return result;
}
