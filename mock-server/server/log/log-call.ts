import { describeFault } from "#mock/faults/fault.ts";
import type { App } from "../app.ts";
import type { Call, RoutedCall } from "../call.ts";
import type { Outcome, Sent } from "../responders/responder.ts";
import { DEFAULT_WORLD } from "../worlds.ts";
import { maskToken } from "./mask-token.ts";
import { presentCall } from "./present-call.ts";
import { type FinishedCall, LOGGED_BODY_BYTES } from "./request-log.ts";

const MULTIPART = "multipart/";

/** A response that is not sent yet, or never will be. */
const NO_RESPONSE: Sent = { status: 0, length: 0, type: undefined, content: undefined, headers: undefined };
const NOT_SENT: Outcome = { sent: NO_RESPONSE };

/** Notes a call that has ended: on the terminal, in the log of its world and with those who watch it. */
export function logCall(app: App, call: Call, outcome: Outcome, sent: Sent): void {
  const entry = recordOf(app, call, outcome, sent);
  app.terminal.call(entry);
  if (!("world" in call)) return;
  const { world } = call;
  const logged = world.log.add(entry, call.exchange);
  if (entry.operationId !== undefined) world.coverage.add(entry.operationId, entry.status);
  if (app.events.isWatched(world.name)) app.events.emit(world.name, "request", presentCall(logged));
}

/** Notes a call that has come, in the log of its world and with those who watch it. `latest` is its latest stage. */
export function logUnderway(app: App, { world, exchange }: RoutedCall, latest: () => Call): void {
  const describe = () => ({ ...recordOf(app, latest(), NOT_SENT, NO_RESPONSE), refused: undefined });
  const id = world.log.begin(exchange, describe);
  if (app.events.isWatched(world.name))
    app.events.emit(world.name, "request", presentCall({ ...describe(), id, state: "underway" }));
}

/** Notes a call whose client has gone before the response. */
export const logGone = (app: App, call: Call): void => logCall(app, call, NOT_SENT, NO_RESPONSE);

function recordOf(app: App, call: Call, outcome: Outcome, sent: Sent): FinishedCall {
  const { request } = call;
  const { status, length, content } = sent;
  const world = "world" in call ? call.world : undefined;
  const operation = "operation" in call ? call.operation : undefined;
  const planned = "fault" in call ? call.fault : undefined;
  const body = outcome.body ?? ("body" in call ? call.body : undefined);
  const bodyBytes = body?.length ?? 0;
  const { "content-type": contentType } = request.headers;
  // The bytes of a file are no text.
  const isText = bodyBytes > 0 && bodyBytes <= LOGGED_BODY_BYTES && !contentType?.startsWith(MULTIPART);
  const isRefused = status === 0 || status >= 400;
  return {
    at: call.at,
    method: call.method,
    url: maskToken(request.url),
    origin: call.origin,
    world: world?.name ?? DEFAULT_WORLD,
    operationId: operation?.id,
    status,
    ms: performance.now() - call.startedAt,
    responseBytes: length,
    responseType: sent.type,
    violations: outcome.violations ?? [],
    fault: planned && describeFault(planned.fault),
    contentType,
    cookie: request.headers.cookie,
    bodyText: isText ? body?.toString("utf8") : undefined,
    bodyBytes,
    refusalText:
      isRefused && content && length <= LOGGED_BODY_BYTES
        ? (typeof content === "string" ? Buffer.from(content, "latin1") : content).toString("utf8")
        : undefined,
    refused: planned && isRefused ? { stage: "fault", faultId: planned.id } : outcome.refused,
    requestHeaders: request.rawHeaders,
    responseHeaders: status === 0 ? undefined : sent.headers,
    response: status === 0 || content === undefined ? undefined : app.responses.keep(content),
  };
}
