import { Flag } from "#generated/enums.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { findByUsername } from "#mock/domain/user/rules/members.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { digest } from "#mock/world/digest.ts";
import { MINUTE_MS } from "#mock/world/shanghai-time.ts";

/** A token opens the chat for this long at least, and for twice as long at most. */
const TOKEN_MS = 10 * MINUTE_MS;

const digestOf = (text: string): string => digest(text).toString("hex", 0, 16);

/**
 * The token that opens the chat frame, of a shop session at `now` (ms). Another one follows every ten minutes: it
 * is part of an address, where it must soon be worth nothing.
 */
export const chatToken = (sessionToken: string, now: number): string =>
  digestOf(`chat:${sessionToken}:${Math.floor(now / TOKEN_MS)}`);

/**
 * Returns the credential that the opened page sends in a header: valid as long as the shop session that it came from.
 */
const chatSeat = (userId: number, sessionToken: string): string =>
  `${userId}.${digestOf(`seat:${sessionToken}`)}`;

/** The logins of a buyer that have neither ended nor expired. */
function* loginsOf(state: WorldState, userId: number): Iterable<string> {
  for (const { token, ...session } of state.sessions.table.values())
    if (session.userId === userId && !session.onlyFor && state.sessions.find(token)) yield token;
}

/** A buyer who may chat. */
export type Chatter = { readonly user: UserRecord; readonly seat: string };

/**
 * The buyer of a user name and a chat token; undefined when they do not fit, the token is too old, its session was
 * ended, or the buyer may not chat (specification section 6).
 */
export function findChatter(state: WorldState, username: string, token: string): Chatter | undefined {
  const user = findByUsername(state, username);
  if (user?.is_can_chat !== Flag.Yes) return undefined;
  const now = state.clock.now();
  for (const session of loginsOf(state, user.id))
    if (token === chatToken(session, now) || token === chatToken(session, now - TOKEN_MS))
      return { user, seat: chatSeat(user.id, session) };
  return undefined;
}

/** The buyer of an opened page; undefined once the session that it came from has ended. */
export function findSeated(state: WorldState, seat: string): UserRecord | undefined {
  const user = state.users.get(Number.parseInt(seat, 10));
  if (user?.is_can_chat !== Flag.Yes) return undefined;
  for (const session of loginsOf(state, user.id)) if (seat === chatSeat(user.id, session)) return user;
  return undefined;
}
