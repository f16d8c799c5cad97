import type { IncomingMessage, ServerResponse } from "node:http";
import type { Host } from "#api-spec/kit/document.ts";
import type { Answer } from "#mock/contract/validate-output.ts";
import { InputError } from "#mock/faults/check-fields.ts";
import { faultAnswer } from "#mock/faults/fault-answer.ts";
import { forwardCall } from "#mock/proxy/forward-call.ts";
import { replayCall } from "#mock/recording/replay-call.ts";
import { errorAnswer } from "./answers.ts";
import type { App } from "./app.ts";
import { type Call, createCall } from "./call.ts";
import { answerControl, isControl } from "./control/index.ts";
import { preflightHeaders } from "./cors.ts";
import { ClientGone, EarlyAnswer } from "./early-answer.ts";
import { askContract } from "./ask-contract.ts";
import { finish, finishControl } from "./finish.ts";
import { imageAnswer, isImage } from "./images.ts";
import { readBody } from "./read-body.ts";
import { readTarget } from "./request-target.ts";
import { notRoutedAnswer, pickWorld, planFault, stopsHandler, wait } from "./stages.ts";

/** Takes one request through all stages. Never throws. */
export async function handleRequest(
  app: App,
  request: IncomingMessage,
  response: ServerResponse,
  host: Host,
  url: string,
): Promise<void> {
  const call = createCall(request, response, host, url);
  const isPreflight = request.headers["access-control-request-method"] !== undefined;
  if (call.method === "OPTIONS" && (isPreflight || !app.proxy)) {
    // What else a page sends to a real backend is not the mock's to forbid.
    const leave = preflightHeaders(request.headers, app.origins, app.proxy !== undefined);
    response.writeHead(204, leave).end();
    return;
  }
  try {
    call.target = readTarget(request);
    if (isControl(call)) await finishControl(app, call, await answerControl(app, call));
    else {
      const answer = await answerCall(app, call);
      if (answer) await finish(app, call, answer);
    }
  } catch (error) {
    await finishError(app, call, error);
  }
}

/**
 * host and base path → world → fault plan → body → contract and handler, or an upstream or a recording in their place.
 * Undefined when the answer has gone out already.
 */
async function answerCall(app: App, call: Call): Promise<Answer | undefined> {
  const { request, host, method, target } = call;
  const world = pickWorld(app, call);
  call.world = world;
  if (isImage(call) && !app.proxy) return imageAnswer(call, world);
  const routed = app.router(host, method, target.path);
  call.operation = routed.kind === "found" ? routed.operation : undefined;
  const { fault, id } = planFault(call, world);
  call.fault = fault;
  call.faultId = id;
  if (app.proxy && !stopsHandler(fault)) {
    if (call.fault?.delay !== undefined || app.latency) await wait(app, world, call.fault);
    const forwarded = await forwardCall(app, app.proxy, call, routed);
    return forwarded && spoilAfter(app, call, forwarded);
  }
  if (routed.kind !== "found" && !stopsHandler(fault)) {
    call.refused = { stage: "address" };
    return notRoutedAnswer(call, routed);
  }
  const body = readBody(request);
  call.body = body instanceof Promise ? await body : body;
  if (call.fault?.delay !== undefined || app.latency) await wait(app, world, call.fault);
  if (stopsHandler(call.fault) || routed.kind !== "found")
    return faultAnswer(app.contract, call.operation, call.fault ?? { kind: "status" });
  const recorded = app.recording && (await replayCall(app, app.recording, call, routed));
  const answer = recorded ?? (await askContract(app, call, world, routed));
  return call.fault ? spoilAfter(app, call, answer) : answer;
}

/** The handler has run: a status or a whole answer takes the place of its answer, but what it did stays, its cookies too. */
function spoilAfter(app: App, { fault, operation }: Call, answer: Answer): Answer {
  if (fault?.kind !== "status" && fault?.kind !== "answer" && fault?.kind !== "login-code") return answer;
  const instead = faultAnswer(app.contract, operation, fault);
  const cookie = answer.headers["set-cookie"];
  return cookie === undefined
    ? instead
    : { ...instead, headers: { ...instead.headers, "set-cookie": cookie } };
}

async function finishError(app: App, call: Call, error: unknown): Promise<void> {
  if (error instanceof ClientGone) return;
  // A call that belongs to no world was refused for the world's name; InputError is about the fault in a header.
  call.refused ??= {
    stage: error instanceof InputError ? "fault" : call.world ? "body" : "address",
  };
  const known =
    error instanceof EarlyAnswer
      ? error.answer
      : error instanceof InputError
        ? errorAnswer(400, error.message)
        : undefined;
  if (!known) {
    app.terminal.failure(`${call.method} ${call.target.path}`, error);
    call.refused = { stage: "program", error: error instanceof Error ? error.message : String(error) };
  }
  // What went wrong outside the plan is answered plainly.
  call.fault = undefined;
  const closes = error instanceof EarlyAnswer && error.closes;
  await finish(app, call, known ?? errorAnswer(500, "系统繁忙，请稍候再试"), closes);
}
