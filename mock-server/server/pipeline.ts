import type { Host } from "#api-spec/kit/document.ts";
import { preflightHeaders } from "#mock/http/cors.ts";
import { ClientGone, HttpError } from "#mock/http/http-error.ts";
import { checkHost, checkTarget } from "#mock/http/request-target.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { sleep } from "#mock/http/sleep.ts";
import { InputError } from "#mock/input/input-error.ts";
import { LANGUAGE_HEADER, inLanguage, isLanguage } from "#mock/language/say.ts";
import type { App } from "./app.ts";
import { type Call, type ReadCall, type ReceivedCall, receiveCall } from "./call.ts";
import { handleControl, isControl } from "./control/index.ts";
import { respondByPicture } from "./images.ts";
import { logGone, logUnderway } from "./log/log-call.ts";
import { respond, respondControl } from "./respond.ts";
import type { Exchange } from "./responders/exchange.ts";
import { faultAfter } from "./responders/fault.ts";
import type { Outcome } from "./responders/responder.ts";
import {
  delayOf,
  enterWorld,
  hasNoResponder,
  planFault,
  receiveBody,
  refuseAddress,
  refuseForeignPage,
  routeCall,
} from "./stages.ts";

/** Takes one request through all stages, in the server's language. Never throws. */
export const handleRequest = (app: App, exchange: Exchange, host: Host, url: string): Promise<void> =>
  inLanguage(app.language, () => handle(app, exchange, host, url));

async function handle(app: App, exchange: Exchange, host: Host, url: string): Promise<void> {
  const received = receiveCall(exchange, host, url);
  let reached: Call = received;
  const latest = () => reached;
  const reach = <C extends Call>(call: C): C => {
    const isLogged = "routed" in reached;
    reached = call;
    if (isLogged && "world" in call) call.world.log.changed();
    else if ("routed" in call) logUnderway(app, call, latest);
    return call;
  };
  try {
    checkHost(exchange.request, received.target);
    if (isPreflight(app, received)) return await respondToPreflight(app, received);
    checkTarget(received.target);
    if (isControl(received)) await serveControl(app, received);
    else await serveCall(app, received, reach);
  } catch (error) {
    await respondToError(app, reached, error);
  }
}

/** A real backend gets what is no preflight. */
const isPreflight = ({ upstream }: App, { method, request }: ReceivedCall): boolean =>
  method === "OPTIONS" && (!upstream || request.headers["access-control-request-method"] !== undefined);

function respondToPreflight(app: App, call: ReceivedCall): void | Promise<void> {
  const { request, exchange } = call;
  const allow = methodsOf(app, call);
  const headers = preflightHeaders(request.headers, app.origins, allow);
  return exchange.send({
    status: 204,
    headers: { ...(allow !== undefined && { allow }), ...headers },
    content: "",
  });
}

/** The methods of an address of the contract; a real backend may have more. */
function methodsOf({ router, upstream }: App, { host, target }: ReceivedCall): string | undefined {
  const routed = router(host, "OPTIONS", target.path);
  return routed.kind === "wrong-method" && !upstream ? routed.allow : undefined;
}

/**
 * In the language that the caller requests, otherwise in the server's. Undefined from the control API: it has sent the
 * response itself.
 */
async function serveControl(app: App, call: ReceivedCall): Promise<void> {
  const requested = call.request.headers[LANGUAGE_HEADER];
  const language = isLanguage(requested) ? requested : app.language;
  const response = await inLanguage(language, () => handleControl(app, call));
  if (response) await respondControl(app, call, response);
}

/**
 * host → world → route → fault plan → foreign page → body → delay → responders → fault on the way out → socket. The
 * route comes before the fault plan because rules match by operation; the world's clock catches up just before a
 * handler runs. `reach` is called after each stage, so that an error is logged with all that is known of the call.
 */
async function serveCall(
  app: App,
  received: ReceivedCall,
  reach: <C extends Call>(call: C) => C,
): Promise<void> {
  const inWorld = reach(enterWorld(app, received));
  const picture = app.upstream ? undefined : respondByPicture(app, inWorld);
  if (picture) return respond(app, inWorld, picture instanceof Promise ? await picture : picture);
  const routed = reach(routeCall(app, inWorld));
  const planned = reach(await planFault(app, routed));
  // At once: neither is its body read nor is it delayed.
  if (hasNoResponder(app, planned)) return respond(app, planned, refuseAddress(planned));
  const refusal = refuseForeignPage(app, planned);
  if (refusal) return respond(app, planned, refusal);
  const call = reach(await receiveBody(app, planned));
  const delay = delayOf(app, call);
  if (delay > 0) await sleep(delay);
  const outcome = await firstResponse(app, call);
  return respond(app, call, faultAfter(app, call, outcome));
}

async function firstResponse(app: App, call: ReadCall): Promise<Outcome> {
  for (const responder of app.responders) {
    const result = responder(app, call);
    const outcome = result instanceof Promise ? await result : result;
    if (outcome) return outcome;
  }
  return refuseAddress(call);
}

async function respondToError(app: App, reached: Call, error: unknown): Promise<void> {
  if (error instanceof ClientGone) return logGone(app, reached);
  // An error outside the fault plan gets its response without the fault.
  const call: Call = { ...reached, fault: undefined };
  if (error instanceof HttpError) {
    const stage = "world" in call ? "body" : "address";
    await respond(app, call, { response: error.response, refused: { stage } }, error.closes);
  } else if (error instanceof InputError) {
    await respond(app, call, { response: errorResponse(400, error.message), refused: { stage: "fault" } });
  } else {
    app.terminal.failure(`${call.method} ${call.target.path}`, error);
    const refused = {
      stage: "program",
      error: error instanceof Error ? error.message : String(error),
    } as const;
    await respond(app, call, { response: errorResponse(500, "系统繁忙，请稍候再试"), refused });
  }
}
