import type { IncomingMessage, ServerResponse } from "node:http";
import type { Host } from "#api-spec/kit/document.ts";
import type { Contract } from "#mock/contract/load-contract.ts";
import { readCookie } from "#mock/http/cookies.ts";
import { forwardableHeaders } from "#mock/http/header-lists.ts";
import { ClientGone } from "#mock/http/http-error.ts";
import type { Origins } from "#mock/http/origins.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { say } from "#mock/language/say.ts";
import { type BodyBuffer, bufferBody, createBodyBuffer, teeBody } from "#mock/proxy/body-buffer.ts";
import { type CheckedExchange, checkExchange, tryDecode } from "#mock/proxy/exchange-violations.ts";
import { type Mixing, isMissing } from "#mock/proxy/mixing.ts";
import { type Place, responseHeaders } from "#mock/proxy/response-headers.ts";
import { sessionChange, standIn } from "#mock/proxy/session-change.ts";
import { describeFailure } from "#mock/proxy/upstream-failure.ts";
import { requestUpstream } from "#mock/proxy/upstream-request.ts";
import {
  FROM_UPSTREAM,
  type ResponseHead,
  responseToChange,
  changesResponse,
  streamResponse,
} from "#mock/proxy/upstream-response.ts";
import type { Proxy, Upstream } from "#mock/proxy/upstreams.ts";
import type { Recorder } from "#mock/recording/recorder.ts";
import type { ResponderCall, Outcome } from "#mock/server/responders/responder.ts";
import { NodeExchange } from "./exchange.ts";

type Services = {
  readonly contract: Contract;
  readonly proxy: Proxy;
  readonly recorder: Recorder | undefined;
  readonly origins: Origins;
  readonly mixing: Mixing | undefined;
};

type Forwarding = {
  readonly services: Services;
  readonly call: ResponderCall;
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly upstream: Upstream;
  readonly sent: BodyBuffer;
  readonly received: BodyBuffer;
  /** The notes so far, in case the call fails. */
  readonly notes: { violations: string[]; body?: Buffer | undefined };
};

/**
 * Forwards to the upstream, if there is one, and reports violations of the contract by either side. Leaves what the
 * mock is to serve itself, and with `fillsGaps` what the upstream does not have.
 */
export function forward(services: Services, call: ResponderCall): Promise<Outcome | undefined> | undefined {
  const { proxy, mixing } = services;
  if (call.operation && mixing?.isMocked(call.operation)) return undefined;
  const upstream = proxy.upstreams[call.host];
  if (upstream) return forwardTo(services, upstream, call);
  return mixing ? undefined : Promise.resolve(noUpstream(call.host));
}

async function forwardTo(
  services: Services,
  upstream: Upstream,
  call: ResponderCall,
): Promise<Outcome | undefined> {
  const { proxy } = services;
  const { incoming, response } = nodeExchange(call);
  const gone = new AbortController();
  const onClose = () => gone.abort();
  response.once("close", onClose);
  const [sent, received] = [createBodyBuffer(proxy.budget), createBodyBuffer(proxy.budget)];
  const notes: Forwarding["notes"] = { violations: [] };
  try {
    return await exchange(
      { services, call, incoming, response, upstream, sent, received, notes },
      gone.signal,
    );
  } catch (error) {
    if (gone.signal.aborted && !response.headersSent) throw new ClientGone();
    // A bug in the mock.
    if (error instanceof TypeError) throw error;
    const { status, message } = describeFailure(error as Error, upstream.origin);
    notes.violations.push(message);
    const refused = { stage: "upstream" } as const;
    if (!response.headersSent)
      return { response: errorResponse(status, message, { headers: FROM_UPSTREAM }), ...notes, refused };
    const { statusCode } = response;
    const unknown = { type: undefined, content: undefined, headers: undefined };
    return { sent: { status: statusCode, length: received.passed, ...unknown }, ...notes, refused };
  } finally {
    response.off("close", onClose);
    sent.release();
    received.release();
  }
}

async function exchange(forwarding: Forwarding, signal: AbortSignal): Promise<Outcome | undefined> {
  const { services, call, incoming, response, upstream, sent, received, notes } = forwarding;
  const { host, method, request, target, routed } = call;
  const path = target.queryText === "" ? target.path : `${target.path}?${target.queryText}`;
  const { timeoutMs } = services.proxy;
  const upstreamResponse = await requestUpstream(upstream, {
    method,
    path,
    request: incoming,
    body: call.body,
    sent,
    signal,
    timeoutMs,
  });
  const fault = call.fault?.fault;
  const isChanged = changesResponse(fault);
  // Responses outside the contract are streamed immediately.
  const isBuffered = routed.kind === "found" || isChanged;
  const body = isBuffered
    ? await bufferBody(upstreamResponse, received)
    : teeBody(upstreamResponse as AsyncIterable<Buffer>, received);
  const head = {
    status: upstreamResponse.statusCode ?? 502,
    headers: adaptHeaders(forwarding, upstreamResponse),
  };
  const checked = await checkExchange(services.contract, routed, {
    ...head,
    host,
    method,
    target,
    requestHeaders: request.headers,
    sent: incoming.complete ? sent.bytes() : undefined,
    received: isBuffered ? received.bytes() : undefined,
  });
  const { violations, content } = checked;
  if (isGap(forwarding, head.status, checked)) {
    upstreamResponse.resume();
    return undefined;
  }
  if (services.mixing) followSession(forwarding, head);
  notes.body = sent.bytes();
  notes.violations.push(...violations.map(({ text }) => text));
  const outcome = { ...notes, refused: head.status >= 400 ? ({ stage: "upstream" } as const) : undefined };
  if (isBuffered) record(forwarding, head, checked);
  if (isChanged) return { response: responseToChange(violations, head, content), ...outcome };
  const { origins } = services;
  await streamResponse({ request: incoming, response, origins, fault, violations }, head, body);
  if (!isBuffered)
    record(forwarding, head, { ...checked, ...(await tryDecode(received.bytes(), head.headers)) });
  const type = head.headers["content-type"]?.[0];
  return { sent: { ...head, length: received.passed, type, content }, ...outcome };
}

/** Forwarding needs the sockets themselves, and there is none but of node:http. */
function nodeExchange({ exchange }: ResponderCall): NodeExchange {
  if (exchange instanceof NodeExchange) return exchange;
  throw new TypeError("only calls of node:http can be forwarded");
}

/** True if the mock should serve it instead, as far as it can. */
function isGap(
  { services: { mixing }, call: { operation } }: Forwarding,
  status: number,
  { isDeclared }: CheckedExchange,
): boolean {
  // The pictures that the mock's own responses name.
  if (!operation) return mixing !== undefined && status === 404;
  return mixing?.fillsGaps === true && isMissing(operation, { status, isDeclared });
}

/** Copies a login or logout at the upstream to the mock's own session, for the calls that the mock serves. */
function followSession({ call }: Forwarding, { headers }: ResponseHead): void {
  const changed = sessionChange(headers);
  if (!changed) return;
  const { sessions } = call.world.state;
  if (changed.change === "ends")
    return sessions.end(readCookie(call.request.headers.cookie, "session") ?? "");
  const user = standIn(call.world.state, usernameIn(call.body));
  if (user) sessions.adopt(changed.token, user.id);
}

/** Reads the user name from the body of a login form. */
const usernameIn = (body: Buffer): string | null => new URLSearchParams(body.toString()).get("username");

function record(
  { services, call, incoming, upstream, sent }: Forwarding,
  { status, headers }: ResponseHead,
  { content, violations }: CheckedExchange,
): void {
  const { at, startedAt, method, target, request, operation } = call;
  services.recorder?.add({
    at,
    ms: performance.now() - startedAt,
    method,
    origin: upstream.origin,
    path: target.path,
    queryText: target.queryText,
    operation,
    sentHeaders: forwardableHeaders(request.rawHeaders),
    sent: incoming.complete ? sent.bytes() : undefined,
    status,
    headers,
    content,
    violations: violations.map(({ text }) => text),
  });
}

/** Addresses of the upstreams become those of the mock, that of the call first. */
function adaptHeaders({ services: { proxy }, call, upstream }: Forwarding, { rawHeaders }: IncomingMessage) {
  const others = Object.entries(proxy.upstreams).flatMap(([host, other]): Place[] => {
    const url = proxy.local[host as Host];
    return url === undefined || host === call.host ? [] : [{ upstream: other, url }];
  });
  return responseHeaders(rawHeaders, [{ upstream, url: call.origin }, ...others]);
}

function noUpstream(host: Host): Outcome {
  const option = host === "main" ? "--upstream" : `--${host}-upstream`;
  const message = say(
    `no upstream for the host ${host}: start with ${option} URL`,
    `主机 ${host} 没有上游：请用 ${option} URL 启动`,
  );
  return { response: errorResponse(502, message, { headers: FROM_UPSTREAM }) };
}
