import { decodeForm } from "#api-spec/codec/decode-form.ts";
import { jsonAnswer } from "../answers.ts";
import type { LoggedCall } from "../request-log.ts";
import type { ControlRoute } from "./control-request.ts";
import { toCurl } from "./curl.ts";

/** The last calls of this world, oldest first, filtered by `?operationId=` and `?status=`. DELETE empties the log. */
export const requestsRoute: ControlRoute = {
  GET: ({ app, world, search }) => {
    const operationId = search.get("operationId");
    const status = search.get("status");
    const calls = app.worlds
      .get(world)
      .log.list()
      .filter((call) => operationId === null || call.operationId === operationId)
      .filter((call) => status === null || String(call.status) === status);
    return jsonAnswer(200, { requests: calls.map(show) });
  },
  DELETE: ({ app, world }) => jsonAnswer(200, { cleared: app.worlds.get(world).log.clear() }),
};

function show(call: LoggedCall) {
  const { at, method, url, operationId, world, status, ms, responseBytes, violations, fault } = call;
  return {
    time: new Date(at).toISOString(),
    method,
    path: url,
    operation_id: operationId ?? null,
    world,
    status,
    ms: Math.round(ms * 10) / 10,
    body: decode(call),
    body_bytes: call.bodyBytes,
    response_bytes: responseBytes,
    violations,
    fault: fault ?? null,
    curl: toCurl(call),
  };
}

/** The body as the JSON that its form stands for; as text where it cannot be read. */
function decode({ bodyText, contentType = "" }: LoggedCall): unknown {
  if (bodyText === undefined) return null;
  try {
    if (contentType.startsWith("application/json")) return JSON.parse(bodyText);
    return contentType.startsWith("application/x-www-form-urlencoded") ? decodeForm(bodyText) : bodyText;
  } catch {
    return bodyText;
  }
}
