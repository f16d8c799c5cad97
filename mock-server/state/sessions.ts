import { createHash } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { SessionRecord } from "./records.ts";
import type { Sequence } from "./sequence.ts";
import { DAY_MS } from "./shanghai-time.ts";
import type { Store } from "./store.ts";

/** A session lasts 7 days from the login. */
const SESSION_MS = 7 * DAY_MS;

export type Sessions = {
  /** The buyer of a token; undefined when it is unknown, was ended or is older than 7 days on the world's clock. */
  find(token: string): { readonly userId: number } | undefined;
  start(userId: number): string;
  end(token: string): void;
};

/** The logins of one world. Tokens look random but follow from the seed and the logins before. */
export function createSessions(seed: number, clock: Clock, store: Store, next: Sequence): Sessions {
  const table = store.table<string, SessionRecord>("sessions");
  return {
    find: (token) => {
      const session = table.get(token);
      return session && clock.now() < session.expiresAt ? { userId: session.userId } : undefined;
    },
    start: (userId) => {
      const token = createHash("sha256")
        .update(`session:${seed}:${userId}:${next("session", 1)}`)
        .digest("hex");
      table.put(token, { token, userId, expiresAt: clock.now() + SESSION_MS });
      return token;
    },
    end: (token) => table.delete(token),
  };
}
