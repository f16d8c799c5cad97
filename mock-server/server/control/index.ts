import { FormError } from "#api-spec/kit/codec/form-error.ts";
import type { MockResponse } from "#mock/contract/validate-output.ts";
import { checkBody, checkQuery } from "#mock/control-api/check-by-contract.ts";
import { catchUp, dueEvents } from "#mock/domain/catch-up.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { countJsonInSteps } from "#mock/http/check-json.ts";
import { HttpError } from "#mock/http/http-error.ts";
import { inTurns } from "#mock/http/in-turns.ts";
import { CONTROL_PREFIX } from "#mock/http/request-target.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { InputError } from "#mock/input/input-error.ts";
import { unknownName } from "#mock/input/unknown-name.ts";
import { say } from "#mock/language/say.ts";
import { TOKEN_COOKIE, worldOf } from "../access.ts";
import type { App } from "../app.ts";
import type { ReceivedCall } from "../call.ts";
import type { World } from "../world.ts";
import { worldNameOf } from "../worlds.ts";
import { ROUTES, findRoute } from "./routes.ts";
import { snapshotFileRoute } from "./snapshots.ts";

const MB = 1024 * 1024;
/** The limits of a body: the largest is a record of the state, or a response to be sent as a fault. */
const MOST = { megabytes: 2, values: 50_000, depth: 64 };
/** A snapshot has all the uploads that a world may hold, in Base64, and what has changed in it. */
const MOST_OF_SNAPSHOT = { ...MOST, megabytes: 64, values: 200_000 };

/** The panel's address as people type it; the links on its page are relative to the prefix. */
const PANEL = "/__mock__";

export const isControl = ({ target: { path } }: ReceivedCall) =>
  path.startsWith(CONTROL_PREFIX) || path === PANEL;

/**
 * Handles a call of the control API of the world that header, cookie or nothing names: JSON in, JSON out, save for
 * pages and streams. Calls from pages of other sites are refused. Undefined when the handler has sent the response
 * itself.
 */
export async function handleControl(app: App, call: ReceivedCall): Promise<MockResponse | undefined> {
  const { request, method, target } = call;
  const refusal = app.origins.refusal(method, request.headers);
  if (refusal !== undefined) return errorResponse(403, refusal);
  if (!app.hasControl)
    return errorResponse(404, say("the control API is off (--no-control)", "控制接口已关闭（--no-control）"));
  if (target.path === PANEL) {
    const query = target.queryText === "" ? "" : `?${target.queryText}`;
    return jsonResponse(308, {}, { location: `${CONTROL_PREFIX}${query}` });
  }
  const address = decodeURIComponent(target.path.slice(CONTROL_PREFIX.length));
  const found = findRoute(address);
  if (!found) return errorResponse(404, unknownAddress(address));
  const { route, name, params } = found;
  const { isPage, open, ...handlers } = route;
  const verb = method === "HEAD" ? "GET" : method;
  const handler = handlers[verb as keyof typeof handlers];
  if (!handler) {
    const allow = [...Object.keys(handlers), "OPTIONS"].join(", ");
    return errorResponse(
      405,
      say(
        `${name} does not support ${method}; allowed: ${allow}`,
        `${name} 不支持 ${method}；可用：${allow}`,
      ),
      { headers: { allow } },
    );
  }
  const search = new URLSearchParams(target.queryText);
  const token = search.get("token");
  if (isPage && token !== null && app.access.isToken(token)) return keepToken(token, target.path, search);
  if (verb !== open && app.access.isStranger(request)) return errorResponse(403, strangerRefused());
  const worldName = worldNameOf(request.headers);
  const body = await receiveJson(request, route === snapshotFileRoute ? MOST_OF_SNAPSHOT : MOST);
  const known = app.worlds.find(worldName);
  if (known) await inTurns(dueEvents(known.state));
  if (!isPage) checkQuery(verb, `/${name}`, search);
  checkBody(method, `/${name}`, body);
  try {
    return await handler({
      app,
      call,
      // Created only when a handler reads it.
      get world() {
        return current(worldOf(app, request));
      },
      params,
      search,
      body: body as never,
    });
  } catch (error) {
    // A rule of the shop forbids it.
    if (error instanceof Refusal) return errorResponse(error.status, error.message, { errors: error.errors });
    throw error;
  }
}

const strangerRefused = () =>
  say(
    "from another machine the control API needs the token that the mock has printed at its start: open its link, or send it as X-Mock-Token",
    "从其他机器使用控制接口需要 Mock 服务启动时显示的令牌：请打开其中的链接，或用请求头 X-Mock-Token 发送",
  );

/** The page without the token in its address, which a browser then has as a cookie. */
function keepToken(token: string, path: string, search: URLSearchParams): MockResponse {
  search.delete("token");
  const query = search.size === 0 ? "" : `?${search}`;
  return jsonResponse(
    303,
    {},
    {
      location: `${path}${query}`,
      "set-cookie": `${TOKEN_COOKIE}=${token}; HttpOnly; Path=${PANEL}; SameSite=Strict`,
    },
  );
}

const unknownAddress = (address: string) =>
  unknownName(
    say("unknown control address", "未知的控制接口地址"),
    address,
    Object.keys(ROUTES).filter((name) => name !== ""),
  );

/** The world at its clock's time: due events have run. */
function current(world: World): World {
  catchUp(world.state);
  return world;
}

/** Rejects with InputError, and HttpError (413) for more than the limits. */
async function receiveJson(request: ReceivedCall["request"], most: typeof MOST): Promise<unknown> {
  const tooLarge = say(
    `the request body is larger than ${most.megabytes} MB, or has more than ${most.values} values or ${most.depth} levels`,
    `请求体超过 ${most.megabytes} MB、${most.values} 个值或 ${most.depth} 层`,
  );
  const raw = await request.readBody(most.megabytes * MB, tooLarge);
  if (raw.length === 0) return {};
  try {
    await inTurns(countJsonInSteps(raw, most));
    return JSON.parse(raw.toString("utf8"));
  } catch (error) {
    if (error instanceof FormError) throw new HttpError(errorResponse(413, tooLarge));
    throw new InputError(
      say("the request body is not valid JSON (it may be incomplete)", "请求体不是合法的 JSON（可能不完整）"),
    );
  }
}
