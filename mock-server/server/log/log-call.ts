import { describeFault } from "#mock/faults/fault.ts";
import type { App } from "../app.ts";
import type { Call } from "../call.ts";
import type { Outcome, Sent } from "../responders/responder.ts";
import { DEFAULT_WORLD } from "../worlds.ts";
import { maskToken } from "./mask-token.ts";
import { presentCall } from "./present-call.ts";
import { type FinishedCall, LOGGED_BODY_BYTES } from "./request-log.ts";

const MULTIPART = "multipart/";

/** Notes a call that has ended: on the terminal, in the log of its world and with those who watch it. */
export function logCall(app: App, call: Call, outcome: Outcome, sent: Sent): void {
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
  const entry: FinishedCall = {
    at: call.at,
    method: call.method,
    url: maskToken(request.url ?? "/"),
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
  app.terminal.call(entry);
  if (!world) return;
  const logged = world.log.add(entry);
  if (operation) world.coverage.add(operation.id, status);
  if (app.events.isWatched(world.name)) app.events.emit(world.name, "request", presentCall(logged));
}
