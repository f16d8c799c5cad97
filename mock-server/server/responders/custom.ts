import { decodeForm } from "#api-spec/kit/codec/decode-form.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import { contentTypeOf } from "#mock/contract/content-type.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import { validateInput } from "#mock/contract/validate-input.ts";
import { type MockResponse, validateOutput } from "#mock/contract/validate-output.ts";
import { createSecurityCheck } from "#mock/contract/validate-security.ts";
import type {
  CustomRequest,
  CustomResponse,
  CustomWorld,
  NextResponse,
} from "#mock/custom/custom-handler.ts";
import type { CustomHandlers, FoundHandler } from "#mock/custom/custom-handlers.ts";
import { readCookie } from "#mock/http/cookies.ts";
import { lowerCaseNames } from "#mock/http/header-lists.ts";
import { HttpError } from "#mock/http/http-error.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { bodyBytes } from "#mock/http/write-json.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { checkResponse } from "./check-response.ts";
import { type HandlerServices, SOURCE_HEADER, refuseInvalid } from "./handler.ts";
import { readRequest } from "./read-request.ts";
import type { Outcome, Responder, ResponderCall } from "./responder.ts";
import { readSession } from "./session.ts";

type Services = Pick<HandlerServices, "strict" | "terminal"> & {
  readonly contract: Contract;
  readonly custom: CustomHandlers;
};

/** The custom handlers for a call. */
export const customFor = ({ custom }: Pick<Services, "custom">, call: Omit<ResponderCall, "body">) =>
  custom.find({
    operationId: call.operation?.id,
    method: call.method,
    path: call.target.path,
    world: call.world.name,
  });

/**
 * Responds by the newest custom handler for a call. Leaves calls without one, and requests that break the contract: the
 * rest, which also makes the response of `next`, refuses them.
 */
export const respondByCustom =
  <S extends Services>(rest: readonly Responder<S>[]): Responder<S> =>
  (services, call) => {
    const found = customFor(services, call);
    return found.length === 0 ? undefined : runFirst(services, call, found, rest);
  };

async function runFirst<S extends Services>(
  services: S,
  call: ResponderCall,
  [first, ...others]: readonly FoundHandler[],
  rest: readonly Responder<S>[],
): Promise<Outcome | undefined> {
  if (!first) return firstOutcome(services, call, rest);
  const runOthers = () => runFirst(services, call, others, rest);
  const request = await readCustomRequest(services, call, first);
  if (!request || !first.claim()) return runOthers();
  let before: { readonly outcome: Outcome; readonly response: NextResponse } | undefined;
  const next = async (): Promise<NextResponse> => {
    if (before) return before.response;
    const outcome = (await runOthers()) ?? { response: errorResponse(404, "没有这个接口") };
    before = { outcome, response: toNext(outcome) };
    return before.response;
  };
  try {
    const result = (await first.handler({ request, world: worldFor(call), next })) ?? (await next());
    if (before && result === before.response) return before.outcome;
    const response = toResponse(call.operation, result);
    const violations = before?.outcome.violations ?? [];
    if (!call.operation || !first.checks) return { response, violations };
    const output = validateOutput(call.operation, response);
    return await checkResponse(services, call.operation, { response, violations }, output);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    services.terminal.failure(`the custom handler of ${first.name} failed`, error);
    return {
      response: errorResponse(500, "系统繁忙，请稍候再试"),
      refused: { stage: "program", error: error instanceof Error ? error.message : String(error) },
    };
  }
}

async function firstOutcome<S>(
  services: S,
  call: ResponderCall,
  responders: readonly Responder<S>[],
): Promise<Outcome | undefined> {
  // An upstream streams its response to the client, unless a fault is to change it.
  const changed = { fault: { kind: "patch" }, id: null, replacesResponse: false } as const;
  const held = { ...call, fault: changed };
  for (const responder of responders) {
    const outcome = await responder(services, held);
    if (outcome) return outcome;
  }
  return undefined;
}

/** Undefined for a request that the rest is to refuse. */
async function readCustomRequest(
  services: Services,
  call: ResponderCall,
  { checks, path }: FoundHandler,
): Promise<CustomRequest | undefined> {
  const { routed, request, target, method, origin } = call;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value ?? "")]),
  );
  const search = target.queryText === "" ? "" : `?${target.queryText}`;
  const common = {
    method,
    url: `${origin}${target.path}${search}`,
    headers,
    cookies: cookiesOf(request.headers.cookie),
  };
  if (routed.kind !== "found") return { ...common, path, ...readLoosely(call), userId: null };
  const { operation } = routed;
  const { contract } = services;
  const session =
    contract.kind === "foreign" ? { userId: null, sessionToken: null } : readSession(call, operation);
  if ("refusal" in session && checks) return undefined;
  try {
    const { pathParameters, url, body, files } = await readRequest(contract, call, routed);
    const parts = { path: pathParameters, query: url.query, headers: request.headers, body };
    const input = [
      ...createSecurityCheck(contract.document)(operation, parts),
      ...validateInput(operation, parts, contract.resolve),
    ];
    if (checks && refuseInvalid(services, input)) return undefined;
    return {
      ...common,
      path: pathParameters as CustomRequest["path"],
      query: url.query,
      body: files ? { ...(body as object), ...files } : body,
      userId: "userId" in session ? session.userId : null,
    };
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** Query and body of a route that no contract describes. */
function readLoosely({ target, request, body }: ResponderCall): Pick<CustomRequest, "query" | "body"> {
  const query = attempt(() => decodeForm(target.queryText) as CustomRequest["query"]) ?? {};
  const text = body.toString("utf8");
  const type = request.headers["content-type"] ?? "";
  if (text === "") return { query, body: undefined };
  if (/json/i.test(type)) return { query, body: attempt(() => JSON.parse(text) as unknown) ?? text };
  const isForm = type.startsWith("application/x-www-form-urlencoded");
  return { query, body: (isForm ? attempt(() => decodeForm(text)) : undefined) ?? text };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function cookiesOf(header: string | undefined): Record<string, string> {
  const names = (header ?? "").split(";").map((part) => part.split("=")[0]?.trim() ?? "");
  return Object.fromEntries(names.flatMap((name) => (name ? [[name, readCookie(header, name) ?? ""]] : [])));
}

const worldFor = ({ world: { name, state } }: ResponderCall): CustomWorld => ({
  name,
  get now() {
    return formatDateTime(state.clock.now());
  },
  records(table) {
    const found = state.store.tables.get(table);
    if (!found)
      throw new TypeError(
        unknownName(say("unknown table", "未知的表"), table, [...state.store.tables.keys()]),
      );
    return [...found.entries()].map(([, record]) => structuredClone(record));
  },
});

function toNext(outcome: Outcome): NextResponse {
  if ("sent" in outcome) throw new Error("the upstream has sent its response already");
  const { statusCode: status, headers, body } = outcome.response;
  const isJson = /json/i.test(headers["content-type"] ?? "");
  const bytes = Buffer.from(bodyBytes(body), "latin1");
  return {
    status,
    headers: { ...headers },
    body: isJson ? (JSON.parse(bytes.toString("utf8")) as unknown) : bytes.toString("utf8"),
  };
}

function toResponse(operation: CompiledOperation | undefined, result: CustomResponse): MockResponse {
  const success = [...(operation?.responses.keys() ?? [])].find((status) => status >= 200 && status < 300);
  const { status = success ?? 200, headers = {}, cookies = {}, body } = result;
  const named = lowerCaseNames(headers);
  const lines = [named["set-cookie"] ?? [], Object.entries(cookies).map(cookieLine)].flat(2);
  const declared = operation?.responses.get(status)?.mediaType;
  const type = declared ?? (typeof body === "string" ? "text/plain" : undefined);
  return {
    statusCode: status,
    headers: {
      ...contentTypeOf(type),
      ...named,
      ...(lines.length > 0 && { "set-cookie": lines }),
      [SOURCE_HEADER]: "custom",
    },
    // As it is written, so that the contract's check sees the same.
    body:
      body === undefined || typeof body === "string" ? body : (JSON.parse(JSON.stringify(body)) as unknown),
  };
}

const cookieLine = ([name, value]: readonly [string, string]): string =>
  `${name}=${value}${/;\s*path=/i.test(value) ? "" : "; Path=/"}`;
