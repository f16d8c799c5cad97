import type { Answer } from "#mock/contract/validate-output.ts";
import { InputError } from "#mock/faults/check-fields.ts";
import { errorAnswer } from "../answers.ts";
import type { App } from "../app.ts";
import type { Call } from "../call.ts";
import { readCookie } from "../cookies.ts";
import { readBody } from "../read-body.ts";
import { DEFAULT_WORLD, checkWorldName } from "../worlds.ts";
import { clockRoute } from "./clock.ts";
import type { ControlRoute } from "./control-request.ts";
import { docsRoute } from "./docs.ts";
import { faultsRoute } from "./faults.ts";
import { healthRoute } from "./health.ts";
import { outboxRoute } from "./outbox.ts";
import { requestsRoute } from "./requests.ts";
import { resetRoute, worldsRoute } from "./worlds.ts";

const PREFIX = "/__mock__/";

const ROUTES: Readonly<Record<string, ControlRoute>> = {
  health: healthRoute,
  reset: resetRoute,
  worlds: worldsRoute,
  faults: faultsRoute,
  clock: clockRoute,
  requests: requestsRoute,
  outbox: outboxRoute,
  docs: docsRoute,
};

export const isControl = ({ target: { path } }: Call) => path.startsWith(PREFIX);

/**
 * Answers a call of the control API of the world that header, cookie or nothing names: JSON in, JSON out, save for
 * the page of `docs`.
 */
export async function answerControl(app: App, call: Call): Promise<Answer> {
  const { request, method, target } = call;
  const name = target.path.slice(PREFIX.length);
  const route = Object.hasOwn(ROUTES, name) ? ROUTES[name] : undefined;
  if (!route) return errorAnswer(404, `没有这个控制接口；可用：${Object.keys(ROUTES).join("、")}`);
  const handler = route[(method === "HEAD" ? "GET" : method) as keyof ControlRoute];
  if (!handler) {
    const allow = [...Object.keys(route), "OPTIONS"].join(", ");
    return errorAnswer(405, `${name} 不支持 ${method}，可用 ${allow}`, { headers: { allow } });
  }
  const asked = request.headers["x-mock-world"] ?? readCookie(request.headers.cookie, "mock_world");
  const world = asked === undefined ? DEFAULT_WORLD : checkWorldName(String(asked));
  const body = parse(await readBody(request));
  return handler({ app, world, search: new URLSearchParams(target.queryText), body });
}

function parse(raw: Buffer): unknown {
  if (raw.length === 0) return {};
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    throw new InputError("请求体不是合法的 JSON");
  }
}
