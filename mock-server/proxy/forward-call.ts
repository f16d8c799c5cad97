import type { IncomingMessage } from "node:http";
import type { Host } from "#api-spec/kit/document.ts";
import type { Routed } from "#mock/contract/router.ts";
import type { Answer } from "#mock/contract/validate-output.ts";
import { errorAnswer } from "#mock/server/answers.ts";
import type { App } from "#mock/server/app.ts";
import type { Call } from "#mock/server/call.ts";
import { ClientGone } from "#mock/server/early-answer.ts";
import { logCall } from "#mock/server/finish.ts";
import { askUpstream } from "./ask-upstream.ts";
import { type HeaderLists, forwardableHeaders } from "./forwardable-headers.ts";
import { type HeldBody, createHeldBody } from "./held-body.ts";
import { holdAnswer, passOn } from "./hold-answer.ts";
import { type Judged, judgeExchange, unpack } from "./judge-exchange.ts";
import { type Place, responseHeaders } from "./response-headers.ts";
import { ANSWERED_BY_UPSTREAM, sendAnswer } from "./send-answer.ts";
import { answerToSpoil, spoilsAnswer } from "./spoil-upstream.ts";
import { describeFailure } from "./upstream-failure.ts";
import type { Proxy, Upstream } from "./upstreams.ts";

type Forwarding = {
  readonly app: App;
  readonly proxy: Proxy;
  readonly call: Call;
  readonly routed: Routed;
  readonly upstream: Upstream;
  readonly sent: HeldBody;
  readonly received: HeldBody;
};

/**
 * Lets an upstream answer a call and reports how either side breaks the contract. Answers undefined when the answer has
 * gone out already; an answer that a fault is to spoil, and what is to be said when the upstream fails, otherwise.
 */
export async function forwardCall(
  app: App,
  proxy: Proxy,
  call: Call,
  routed: Routed,
): Promise<Answer | undefined> {
  const upstream = proxy.upstreams[call.host];
  if (!upstream) return noUpstream(call.host);
  const { response } = call;
  const gone = new AbortController();
  const onClose = () => gone.abort();
  response.once("close", onClose);
  const [sent, received] = [createHeldBody(proxy.budget), createHeldBody(proxy.budget)];
  try {
    return await forward({ app, proxy, call, routed, upstream, sent, received }, gone.signal);
  } catch (error) {
    if (gone.signal.aborted && !response.headersSent) throw new ClientGone();
    // A mistake of our own.
    if (error instanceof TypeError) throw error;
    const { status, message } = describeFailure(error as Error, upstream.origin);
    call.violations.push(message);
    call.refused = { stage: "upstream" };
    if (!response.headersSent) return errorAnswer(status, message, { headers: ANSWERED_BY_UPSTREAM });
    const sentSoFar = { length: received.passed, type: undefined, content: undefined, headers: undefined };
    logCall(app, call, response.statusCode, sentSoFar);
    return undefined;
  } finally {
    response.off("close", onClose);
    sent.release();
    received.release();
  }
}

async function forward(forwarding: Forwarding, signal: AbortSignal): Promise<Answer | undefined> {
  const { app, proxy, call, routed, upstream, sent, received } = forwarding;
  const { method, request, target } = call;
  const path = target.queryText === "" ? target.path : `${target.path}?${target.queryText}`;
  const { timeoutMs } = proxy;
  const answer = await askUpstream(upstream, { method, path, request, sent, signal, timeoutMs });
  const spoils = spoilsAnswer(call.fault);
  // What the contract says nothing of is not held up.
  const isHeld = routed.kind === "found" || spoils;
  const body = isHeld ? await holdAnswer(answer, received) : passOn(answer, received);
  const head = { status: answer.statusCode ?? 502, headers: adaptHeaders(forwarding, answer) };
  const judged = await judgeExchange(app.contract, call, routed, {
    ...head,
    sent: request.complete ? sent.bytes() : undefined,
    received: isHeld ? received.bytes() : undefined,
  });
  call.body = sent.bytes() ?? call.body;
  call.violations.push(...judged.violations.map(({ text }) => text));
  if (head.status >= 400) call.refused = { stage: "upstream" };
  if (isHeld) record(forwarding, head, judged);
  if (spoils) return answerToSpoil(call, head, judged);
  await sendAnswer(app, call, { ...head, body }, judged.violations);
  if (!isHeld) record(forwarding, head, { ...judged, ...(await unpack(received.bytes(), head.headers)) });
  const type = head.headers["content-type"]?.[0];
  logCall(app, call, head.status, {
    length: received.passed,
    type,
    content: judged.content,
    headers: head.headers,
  });
  return undefined;
}

function record(
  { app, call, upstream, sent }: Forwarding,
  { status, headers }: { status: number; headers: HeaderLists },
  { content, violations }: Judged,
): void {
  const { at, startedAt, method, target, request, operation } = call;
  app.recorder?.add({
    at,
    ms: performance.now() - startedAt,
    method,
    origin: upstream.origin,
    path: target.path,
    queryText: target.queryText,
    operation,
    sentHeaders: forwardableHeaders(request.rawHeaders),
    sent: request.complete ? sent.bytes() : undefined,
    status,
    headers,
    content,
    violations: violations.map(({ text }) => text),
  });
}

/** The upstreams at the addresses of the mock, that of the call first. */
function adaptHeaders({ proxy, call, upstream }: Forwarding, { rawHeaders }: IncomingMessage) {
  const others = Object.entries(proxy.upstreams).flatMap(([host, other]): Place[] => {
    const url = proxy.own[host as Host];
    return url === undefined || host === call.host ? [] : [{ upstream: other, url }];
  });
  return responseHeaders(rawHeaders, [{ upstream, url: call.origin }, ...others]);
}

const NAMES: Readonly<Record<Host, string>> = { main: "主站", activity: "活动", chat: "客服" };

function noUpstream(host: Host): Answer {
  const option = host === "main" ? "--upstream" : `--${host}-upstream`;
  const message = `没有指定${NAMES[host]}主机的上游，请在启动时加上 ${option} 地址`;
  return errorAnswer(502, message, { headers: ANSWERED_BY_UPSTREAM });
}
