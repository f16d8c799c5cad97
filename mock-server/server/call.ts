import type { Host } from "#api-spec/kit/document.ts";
import { splitTarget } from "#mock/http/request-target.ts";
import type { Exchange } from "./responders/exchange.ts";
import type { ResponderCall } from "./responders/responder.ts";
import type { World } from "./world.ts";

// The facts about a call after each stage of the pipeline. Stages extend a call and never change it.

export type ReceivedCall = Pick<
  ResponderCall,
  "exchange" | "request" | "host" | "origin" | "method" | "at" | "startedAt" | "target"
>;
export type WorldCall = ReceivedCall & { readonly world: World };
export type RoutedCall = WorldCall & Pick<ResponderCall, "routed" | "operation">;
/** With the body, if a rule of the fault plan had to see it. */
export type FaultedCall = RoutedCall & Pick<ResponderCall, "fault"> & Partial<Pick<ResponderCall, "body">>;
export type ReadCall = FaultedCall & Pick<ResponderCall, "body">;

/** A call at any stage. */
export type Call = ReceivedCall | WorldCall | RoutedCall | FaultedCall | ReadCall;

const AUTHORITY = /^(https?:\/\/)[^/]+/;
const HOST_NAME = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/** A call that has just come in on a host; `url` is the host's own address, for clients that name none. */
export function receiveCall(exchange: Exchange, host: Host, url: string): ReceivedCall {
  const { request } = exchange;
  const { host: name = "" } = request.headers;
  return {
    exchange,
    request,
    host,
    origin: HOST_NAME.test(name) ? url.replace(AUTHORITY, `$1${name}`) : url,
    method: request.method,
    at: Date.now(),
    startedAt: performance.now(),
    target: splitTarget(request),
  };
}
