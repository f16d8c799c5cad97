import type { OperationId } from "#generated/operations.ts";
import type { WorldState } from "#mock/state/world-state.ts";

/** A request as a handler sees it: validated against the contract, every value coerced to its schema's type. */
export type HandlerRequest = {
  /** Path parameters. */
  readonly path: Readonly<Record<string, never>>;
  /** Query parameters, defaults filled in. */
  readonly query: unknown;
  /** The decoded body. */
  readonly body: unknown;
  /** The logged-in buyer; null for a visitor. Never null where the contract asks for a session. */
  readonly userId: number | null;
  /** The token of the session cookie; null without one. */
  readonly sessionToken: string | null;
  /** Base address of the host that was asked, without a slash at the end; images are addressed below it. */
  readonly origin: string;
};

export type HandlerResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Answers one operation from the state of one world: find → check → command → respond. Synchronous and pure of I/O. */
export type Handler = (request: HandlerRequest, state: WorldState) => HandlerResponse;

export type HandlerMap = Partial<Record<OperationId, Handler>>;
