import { terms } from "#generated/terms.ts";
import type { Clock } from "./clock.ts";
import type { Secret } from "./secret.ts";
import type { Sequence } from "./sequence.ts";
import { DAY_MS } from "./shanghai-time.ts";
import type { Store } from "./store.ts";
import type { Table } from "./table.ts";

/** The lifetime of a session from the login, in ms. */
const SESSION_MS = terms.login.session_days * DAY_MS;

/** The buyer of a session; with `onlyFor`, the only operation it allows; with `memberId`, the person of the team. */
export type Session = Pick<SessionRecord, "userId" | "onlyFor" | "memberId">;

export type Sessions = {
  /** All sessions, including expired ones. */
  readonly table: Table<string, SessionRecord>;
  /** The session of a token; undefined when it is unknown, ended or expired on the world's clock. */
  find(token: string): Session | undefined;
  start(userId: number, rest?: Pick<SessionRecord, "via" | "memberId">): string;
  /** Starts a session with the token of another server. */
  adopt(token: string, userId: number): void;
  /** Starts a session of `ms` that may only set a new password. */
  startForReset(userId: number, ms: number): string;
  end(token: string): void;
  /** Ends the sessions that came to or through a store by switching. */
  endSwitched(userId: number): void;
  /** Ends the sessions of a person of a team. */
  endMember(memberId: number): void;
  /** Ends all other sessions of a buyer, but not those of the team. */
  endOthers(userId: number, token: string | null): void;
};

/** The sessions of one world, with tokens drawn from its secret. */
export function createSessions(secret: Secret, clock: Clock, store: Store, next: Sequence): Sessions {
  const table = store.table<string, SessionRecord>("sessions");
  const start = (
    userId: number,
    ms: number,
    rest: Pick<SessionRecord, "onlyFor" | "via" | "memberId">,
  ): string => {
    const token = secret.digest(`session:${userId}:${next("session", 1)}`).toString("hex");
    table.put(token, { token, userId, expiresAt: clock.now() + ms, ...rest });
    return token;
  };
  return {
    table,
    find: (token) => {
      const session = table.get(token);
      if (!session || clock.now() >= session.expiresAt) return undefined;
      const { userId, onlyFor, memberId } = session;
      return { userId, ...(onlyFor && { onlyFor }), ...(memberId !== undefined && { memberId }) };
    },
    adopt: (token, userId) => table.put(token, { token, userId, expiresAt: clock.now() + SESSION_MS }),
    start: (userId, rest = {}) => start(userId, SESSION_MS, rest),
    startForReset: (userId, ms) => start(userId, ms, { onlyFor: "resetPassword" }),
    end: (token) => table.delete(token),
    endSwitched: (left) => {
      for (const { token, userId, via } of table.values())
        if (via && (userId === left || via.includes(left))) table.delete(token);
    },
    endMember: (left) => {
      for (const { token, memberId } of table.values()) if (memberId === left) table.delete(token);
    },
    endOthers: (userId, token) => {
      for (const session of table.values())
        if (session.userId === userId && session.memberId === undefined && session.token !== token)
          table.delete(session.token);
    },
  };
}

/** A login, or with `onlyFor` permission for one operation only. Times in ms. */
export type SessionRecord = {
  readonly token: string;
  readonly userId: number;
  readonly expiresAt: number;
  readonly onlyFor?: "resetPassword";
  /** The stores that it was switched from, each once; absent after a login of one's own. */
  readonly via?: readonly number[];
  /** The person of the account's team; absent for the owner. */
  readonly memberId?: number;
};
