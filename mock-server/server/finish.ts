import type { Answer } from "#mock/contract/validate-output.ts";
import { breakConnection } from "#mock/faults/break-connection.ts";
import { describeFault } from "#mock/faults/fault.ts";
import { spoilAnswer } from "#mock/faults/spoil-answer.ts";
import type { App } from "./app.ts";
import type { Call } from "./call.ts";
import { corsHeaders } from "./cors.ts";
import { type FinishedCall, KEPT_BODY_BYTES, type SentHeaders } from "./log/request-log.ts";
import { presentCall } from "./log/present-call.ts";
import { send, sendAndClose } from "./send.ts";
import type { ByteString } from "./write-json.ts";
import { DEFAULT_WORLD } from "./worlds.ts";

/** Nothing is kept, and nothing taken for another type than it says. */
const ALWAYS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };
const MULTIPART = "multipart/";
const NEVER_ANSWERED = new Set(["hang", "reset"]);

/** fault on the way out → socket → log. */
export async function finish(app: App, call: Call, answer: Answer, closes = false): Promise<void> {
  const { request, response, fault } = call;
  const { headers: own, bytes } = spoilAnswer(answer, fault);
  const headers = {
    ...ALWAYS,
    ...own,
    ...corsHeaders(request.headers, app.origins),
    ...(fault ? { "x-mock-fault": describeFault(fault) } : {}),
  };
  if (closes) sendAndClose(request, response, answer.statusCode, headers, bytes);
  else if (!fault) send(response, answer.statusCode, headers, bytes);
  else await sendFaulty(call, answer.statusCode, headers, bytes);
  logCall(app, call, fault && NEVER_ANSWERED.has(fault.kind) ? 0 : answer.statusCode, {
    length: bytes.length,
    type: own["content-type"],
    content: bytes,
    headers,
  });
}

/** Answers the control API: no fault, no log. Nothing to do where the call has its answer already. */
export async function finishControl(app: App, call: Call, answer: Answer | undefined): Promise<void> {
  if (!answer) return;
  const headers = { ...ALWAYS, ...answer.headers, ...corsHeaders(call.request.headers, app.origins) };
  send(call.response, answer.statusCode, headers, spoilAnswer(answer, undefined).bytes);
}

async function sendFaulty(
  { response, fault }: Call,
  status: number,
  headers: Readonly<Record<string, string>>,
  bytes: ByteString,
): Promise<void> {
  const body = Buffer.from(bytes, "latin1");
  const whole = { ...headers, "content-length": String(body.length) };
  if (!(await breakConnection(response, fault, status, whole, body))) send(response, status, headers, bytes);
}

type Sent = {
  /** In bytes. */
  readonly length: number;
  readonly type: string | undefined;
  /** Undefined if it is not known. */
  readonly content: ByteString | Buffer | undefined;
  readonly headers: SentHeaders | undefined;
};

/** Notes a call that has ended: on the terminal, in the log of its world and with those who watch it. */
export function logCall(
  app: App,
  call: Call,
  status: number,
  { length, type, content, headers }: Sent,
): void {
  const { request, world, body, fault, operation } = call;
  const { "content-type": contentType } = request.headers;
  // The bytes of a file are no text.
  const isKept = body.length > 0 && body.length <= KEPT_BODY_BYTES && !contentType?.startsWith(MULTIPART);
  const isRefused = status === 0 || status >= 400;
  const entry: FinishedCall = {
    at: call.at,
    method: call.method,
    url: request.url ?? "/",
    origin: call.origin,
    world: world?.name ?? DEFAULT_WORLD,
    operationId: operation?.id,
    status,
    ms: performance.now() - call.startedAt,
    responseBytes: length,
    responseType: type,
    violations: call.violations,
    fault: fault && describeFault(fault),
    contentType,
    cookie: request.headers.cookie,
    bodyText: isKept ? body.toString("utf8") : undefined,
    bodyBytes: body.length,
    refusalText:
      isRefused && content && length <= KEPT_BODY_BYTES
        ? (typeof content === "string" ? Buffer.from(content, "latin1") : content).toString("utf8")
        : undefined,
    refused: fault && isRefused ? { stage: "fault", faultId: call.faultId } : call.refused,
    requestHeaders: request.rawHeaders,
    responseHeaders: status === 0 ? undefined : headers,
    answer: status === 0 || content === undefined ? undefined : app.answers.keep(content),
  };
  app.terminal.call(entry);
  if (!world) return;
  const logged = world.log.add(entry);
  if (operation) world.coverage.add(operation.id, status);
  if (app.events.isWatched(world.name)) app.events.emit(world.name, "request", presentCall(logged));
}
