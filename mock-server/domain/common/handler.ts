import type { OperationId } from "#generated/operations.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { loginRequired } from "./refusal.ts";

/** The input types of an operation. */
export type Input = { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown };

/** A request as received by a handler: validated against the contract, every value coerced to its schema's type. */
export type HandlerRequest<I extends Input = Input> = {
  /** Path parameters. */
  readonly path: I["path"];
  /** Query parameters, with defaults. */
  readonly query: I["query"];
  /** The decoded body; an uploaded file is a File. */
  readonly body: I["body"];
  /** The logged-in buyer; null for a visitor. Never null where the contract requires a session. */
  readonly userId: number | null;
  /** The token of the session cookie; null without one. */
  readonly sessionToken: string | null;
  /** The network address that the call comes from. */
  readonly client: string;
  /** Base URL of the requested host, without a trailing slash; picture URLs are below it. */
  readonly origin: string;
  /** The origins of the shop's pages, which may call and frame. */
  readonly shopOrigins: readonly string[];
};

export type HandlerResponse = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Handles one operation on the state of one world: find → check → command → respond. Synchronous and without I/O. A
 * refusal is thrown (common/refusal.ts); the server then rolls back, unless it keeps changes, and responds with it.
 */
export type Handler<I extends Input = Input> = {
  // Method parameters are bivariant, so handlers of different requests fit into one table.
  call(request: HandlerRequest<I>, state: WorldState): HandlerResponse;
}["call"];

export type HandlerMap = Partial<Record<OperationId, Handler>>;

/** 200 with `data` in the contract's envelope. */
export const ok = (data: unknown, headers?: Readonly<Record<string, string>>): HandlerResponse => ({
  status: 200,
  body: { code: 200, message: "成功", data },
  ...(headers && { headers }),
});

/** 201 with `data` in the contract's envelope. */
export const created = (data: unknown, headers?: Readonly<Record<string, string>>): HandlerResponse => ({
  status: 201,
  body: { code: 201, message: "成功", data },
  ...(headers && { headers }),
});

const COOKIE = "HttpOnly; Path=/; SameSite=Lax";

/** Sets the session cookie; null removes it. */
export const sessionCookie = (token: string | null): Readonly<Record<string, string>> => ({
  "Set-Cookie": token === null ? `session=; Max-Age=0; ${COOKIE}` : `session=${token}; ${COOKIE}`,
});

/** The buyer of a request that requires a session; 401 if the session's buyer no longer exists. */
export function buyerOf({ userId }: HandlerRequest, state: WorldState): UserRecord {
  const user = userId === null ? undefined : state.users.get(userId);
  if (!user) throw loginRequired();
  return user;
}

/** The viewer where visitors are allowed too: undefined for a visitor. */
export const viewerOf = ({ userId }: HandlerRequest, state: WorldState): UserRecord | undefined =>
  userId === null ? undefined : state.users.get(userId);

/** A page of a list in the contract's form; `page` counts from 1 and is empty past the end. */
export const pageOf = <T>(all: readonly T[], page = 1, size = 20) => ({
  list: all.slice((page - 1) * size, page * size),
  total: all.length,
  page,
  page_size: size,
});
