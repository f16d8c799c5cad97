import type { Host } from "#api-spec/kit/document.ts";
import type { CompiledOperation } from "#mock/contract/compile-operation.ts";
import type { Routed } from "#mock/contract/router.ts";
import type { MockResponse } from "#mock/contract/validate-output.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fault } from "#mock/faults/fault.ts";
import type { RequestTarget } from "#mock/http/request-target.ts";
import type { BackendRequest } from "#mock/http/request.ts";
import type { ByteString } from "#mock/http/write-json.ts";
import type { Exchange } from "./exchange.ts";
import type { Refused } from "./refused.ts";

/** A call as the responders see it. */
export type ResponderCall = {
  readonly exchange: Exchange;
  readonly request: BackendRequest;
  readonly host: Host;
  /** The requested host address, as written by the client. */
  readonly origin: string;
  readonly method: string;
  /** When it came, in real time (ms). */
  readonly at: number;
  /** The same moment on the monotonic clock of `performance.now()`. */
  readonly startedAt: number;
  readonly target: RequestTarget;
  readonly world: { readonly name: string; readonly state: WorldState };
  readonly routed: Routed;
  /** Undefined for an address that the contract does not have. */
  readonly operation: CompiledOperation | undefined;
  readonly fault: CallFault | undefined;
  /** Empty when the call is forwarded: the body is then still in the socket, unless the fault plan had to see it. */
  readonly body: Buffer;
};

/** The fault that hits a call. */
export type CallFault = {
  readonly fault: Fault;
  /** The number of its rule; null when requested by a header. */
  readonly id: number | null;
  /** True if it replaces all other responders; otherwise it changes the response on its way out. */
  readonly replacesResponse: boolean;
};

/** A responder's notes on a call, for the log. */
type Notes = {
  /** The contract violations of the request or the response. */
  readonly violations?: readonly string[];
  readonly refused?: Refused | undefined;
  /** The body of the request, where the responder has read it from the socket. */
  readonly body?: Buffer | undefined;
};

/** A response to be sent. */
export type Responded = Notes & { readonly response: MockResponse };

/** The response as it was sent. */
export type Sent = {
  /** 0 if there was no response. */
  readonly status: number;
  /** In bytes. */
  readonly length: number;
  readonly type: string | undefined;
  /** Undefined if it is not known. */
  readonly content: ByteString | Buffer | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[]>> | undefined;
};

/** A response, or a record of one that the responder has streamed to the client itself. */
export type Outcome = Responded | (Notes & { readonly sent: Sent });

/**
 * Responds to a call, or returns undefined to leave it to the next responder. `Services` is the part of the running
 * server it needs.
 */
export type Responder<Services> = (
  services: Services,
  call: ResponderCall,
) => Outcome | undefined | Promise<Outcome | undefined>;
