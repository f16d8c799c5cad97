import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { MockResponse } from "#mock/contract/validate-output.ts";
import { faultFromHeaders } from "#mock/faults/fault-headers.ts";
import { replacesResponse } from "#mock/faults/fault.ts";
import type { FaultTarget } from "#mock/faults/match-call.ts";
import { MULTIPART, decodeBody } from "#mock/http/decode-body.ts";
import { isFromForeignPage, isGet } from "#mock/http/foreign-page.ts";
import { HttpError } from "#mock/http/http-error.ts";
import { errorResponse } from "#mock/http/responses.ts";
import { worldOf } from "./access.ts";
import type { App } from "./app.ts";
import type { FaultedCall, ReadCall, ReceivedCall, RoutedCall, WorldCall } from "./call.ts";
import { isCashier } from "./responders/cashier.ts";
import { customFor } from "./responders/custom.ts";
import { isDesk } from "./responders/desk.ts";
import type { CallFault, Outcome } from "./responders/responder.ts";
import { speakAs } from "./speak-as.ts";
import type { World } from "./world.ts";

/**
 * World: the one that header, cookie or nothing names, for the user of the call. Throws HttpError as worldOf and
 * speakAs.
 */
export function enterWorld(app: App, call: ReceivedCall): WorldCall {
  const world = worldOf(app, call.request);
  return { ...call, world, request: speakAs(app, world, call.request) };
}

/** Route: the operation of the contract, if the address has one. */
export function routeCall(app: App, call: WorldCall): RoutedCall {
  const routed = app.router(call.host, call.method, call.target.path);
  return { ...call, routed, operation: routed.kind === "found" ? routed.operation : undefined };
}

/**
 * Fault plan: the fault that the request names itself, else what is planned in its world. Reads the body if a rule
 * depends on it. Rejects with InputError, and as readBody.
 */
export async function planFault(app: App, call: RoutedCall): Promise<FaultedCall> {
  const { request, operation, method, target, world } = call;
  const { headers } = request;
  const requested = faultFromHeaders(headers);
  if (requested) return { ...call, fault: callFault({ fault: requested, id: null }) };
  const seen: FaultTarget = {
    operationId: operation?.id,
    tag: operation?.tag,
    provenance: operation?.provenance,
    method,
    headers,
    ...target,
  };
  if (!operation || !world.faults.readsBody(seen))
    return { ...call, fault: callFault(world.faults.choose(seen)) };
  const body = await request.readBody(mostBytes(app, call));
  const decoded = await decodeIfPossible(app, operation, headers["content-type"], body);
  return { ...call, body, fault: callFault(world.faults.choose({ ...seen, body: decoded })) };
}

const callFault = (chosen: Omit<CallFault, "replacesResponse"> | undefined): CallFault | undefined =>
  chosen && { ...chosen, replacesResponse: replacesResponse(chosen.fault) };

/** Undefined for a body that cannot be decoded: whoever responds to the call refuses it. */
async function decodeIfPossible(
  { contract }: App,
  operation: CompiledOperation,
  type: string | undefined,
  raw: Buffer,
): Promise<unknown> {
  try {
    return (await decodeBody(operation, type, raw, contract.resolve)).body;
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/**
 * True if nobody serves the address: it is neither in the contract nor part of the chat, there is no upstream, and
 * neither a fault nor a custom handler responds to it.
 */
export const hasNoResponder = (app: App, call: FaultedCall): boolean =>
  !call.operation &&
  !isDesk(call) &&
  !isCashier(call) &&
  !app.upstream &&
  !call.fault?.replacesResponse &&
  customFor(app, call).length === 0;

export const refuseAddress = (call: FaultedCall): Outcome => ({
  response: unknownAddress(call),
  refused: { stage: "address" },
});

function unknownAddress({ host, method, routed }: FaultedCall): MockResponse {
  switch (routed.kind) {
    case "wrong-method": {
      const { allow } = routed;
      return errorResponse(405, `此接口不支持 ${method}，可用 ${allow}`, { headers: { allow } });
    }
    case "wrong-host":
      return errorResponse(404, `此接口不在 ${host} 主机，而在 ${routed.host} 主机`);
    default:
      return errorResponse(404, "没有这个接口");
  }
}

/**
 * The refusal of a page of another site (docs/decisions/0020-pages-of-other-sites.md); undefined for all other calls.
 * The chat's own calls name their seat in a header instead of a cookie, so they may come from a frame without an
 * origin.
 */
export function refuseForeignPage({ origins }: App, call: FaultedCall): Outcome | undefined {
  const { request, method, operation } = call;
  const isGuarded = operation ? operation.guarded : !isGet(method) && !isDesk(call);
  if (!isGuarded || !isFromForeignPage(method, request.headers, origins)) return undefined;
  return { response: errorResponse(403, FOREIGN_PAGE), refused: { stage: "origin" } };
}

const FOREIGN_PAGE = "请求不是从商城页面发出的，已被拒绝，请回到商城操作";

const NOT_READ = Buffer.alloc(0);

/**
 * Body: read whole, unless it is to be streamed to an upstream that responds alone. Rejects with HttpError (413, and
 * 429 for too many uploads of one address) and ClientGone.
 */
export async function receiveBody(app: App, call: FaultedCall): Promise<ReadCall> {
  if (call.body) return { ...call, body: call.body };
  if (call.operation?.checkedBodies.some(({ mediaType }) => mediaType === MULTIPART))
    app.uploadQuota.take(call.request);
  const isStreamed =
    app.upstream?.streams === true && !call.fault?.replacesResponse && customFor(app, call).length === 0;
  const body = isStreamed ? NOT_READ : call.request.readBody(mostBytes(app, call));
  return { ...call, body: body instanceof Promise ? await body : body };
}

/**
 * Returns the limit of the request body in bytes; none with an upstream, which may accept more than the contract
 * allows.
 */
const mostBytes = ({ upstream }: App, { operation }: RoutedCall): number | undefined =>
  upstream ? undefined : operation?.bodyBytes;

/** Returns how long the call has to wait, in ms: the server's latency plus the delay of its fault. */
export const delayOf = ({ latency }: App, { world, fault }: FaultedCall): number =>
  randomMs(world, latency) + randomMs(world, fault?.fault.delay);

function randomMs(world: World, range: number | readonly number[] | undefined): number {
  if (range === undefined || typeof range === "number") return range ?? 0;
  const [from = 0, to = from] = range;
  return from + Math.floor(world.random() * (to - from + 1));
}
