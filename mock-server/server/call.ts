import type { IncomingMessage, ServerResponse } from "node:http";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Host } from "#api-spec/kit/document.ts";
import type { Fault } from "#mock/faults/fault.ts";
import type { Refused } from "./log/refused.ts";
import type { RequestTarget } from "./request-target.ts";
import type { World } from "./world.ts";

/** One request on its way through the stages; each stage fills in what it finds. */
export type Call = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly host: Host;
  /** Address of the host that was asked, as the client wrote it. */
  readonly origin: string;
  readonly method: string;
  readonly at: number;
  readonly startedAt: number;
  target: RequestTarget;
  world: World | undefined;
  operation: CompiledOperation | undefined;
  body: Buffer;
  fault: Fault | undefined;
  /** Number of the planned fault; null when the request asked for it itself. */
  faultId: number | null;
  /** Why the call was refused, as the stage that did it noted. */
  refused: Refused | undefined;
  violations: string[];
};

/** A call that has only just come in. */
export function createCall(
  request: IncomingMessage,
  response: ServerResponse,
  host: Host,
  url: string,
): Call {
  const { host: name = "" } = request.headers;
  return {
    request,
    response,
    host,
    origin: /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i.test(name) ? `http://${name}` : url,
    method: request.method ?? "GET",
    at: Date.now(),
    startedAt: performance.now(),
    target: { path: request.url ?? "/", queryText: "" },
    world: undefined,
    operation: undefined,
    body: Buffer.alloc(0),
    fault: undefined,
    faultId: null,
    refused: undefined,
    violations: [],
  };
}
