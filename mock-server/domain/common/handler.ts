import type { OperationId } from "#generated/operations.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { loginRequired, type Refusal } from "./refusal.ts";

/** What an operation takes, for the type of its request. */
export type Input = { readonly path?: unknown; readonly query?: unknown; readonly body?: unknown };

/** A request as a handler sees it: validated against the contract, every value coerced to its schema's type. */
export type HandlerRequest<I extends Input = Input> = {
  /** Path parameters. */
  readonly path: I["path"];
  /** Query parameters, defaults filled in. */
  readonly query: I["query"];
  /** The decoded body; a file of an upload is a File. */
  readonly body: I["body"];
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

/**
 * Answers one operation from the state of one world: find → check → command → respond. Synchronous and pure of I/O.
 * A refusal is thrown (state/refusal.ts); the server undoes what was changed and answers it. One that has to leave a
 * mark, such as a wrong password that counts, is returned instead.
 */
export type Handler<I extends Input = Input> = {
  // A method's parameters compare both ways, so handlers of different requests fit into one table.
  call(request: HandlerRequest<I>, state: WorldState): HandlerResponse | Refusal;
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

/** Gives the client a session; null takes away the one that it has. */
export const sessionCookie = (token: string | null): Readonly<Record<string, string>> => ({
  "Set-Cookie": token === null ? `session=; Max-Age=0; ${COOKIE}` : `session=${token}; ${COOKIE}`,
});

/** The buyer who asks, for operations that need a session; a session without its buyer is none. */
export function buyerOf({ userId }: HandlerRequest, state: WorldState): UserRecord {
  const user = userId === null ? undefined : state.users.get(userId);
  if (!user) throw loginRequired();
  return user;
}

/** Who looks, where visitors may look too: undefined for a visitor. */
export const viewerOf = ({ userId }: HandlerRequest, state: WorldState): UserRecord | undefined =>
  userId === null ? undefined : state.users.get(userId);

/** One page of a list as the contract has it; `page` counts from 1 and is empty past the end. */
export const pageOf = <T>(all: readonly T[], page = 1, size = 20) => ({
  list: all.slice((page - 1) * size, page * size),
  total: all.length,
  page,
  page_size: size,
});
