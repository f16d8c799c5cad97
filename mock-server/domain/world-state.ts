import { goodsNow } from "#mock/domain/goods/rules/current-goods.ts";
import { relistedSeed } from "#mock/domain/goods/rules/search/relisted-seed.ts";
import type { SentMessage } from "#mock/domain/message/records.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { Clock } from "#mock/world/clock.ts";
import { putNewest } from "#mock/world/keep-newest.ts";
import { createSecret, type Secret } from "#mock/world/secret.ts";
import { createSequence, type Sequence } from "#mock/world/sequence.ts";
import { createSessions, type Sessions } from "#mock/world/sessions.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { createStore, type Store } from "#mock/world/store.ts";
import { createTables, type Tables } from "./tables.ts";

/** The state of one world: the seed and, copy-on-write, all changes since. Goods are as sold at the clock's time. */
export type WorldState = Tables & {
  /** With the goods that this world lists. */
  readonly seed: Seed;
  readonly secret: Secret;
  readonly clock: Clock;
  readonly sessions: Sessions;
  /** The last thousand messages sent, oldest first. */
  readonly outbox: readonly SentMessage[];
  /** Sends an SMS or e-mail, as of now; `code` is what its reader is to enter. */
  send(to: string, text: string, code?: string): void;
  readonly next: Sequence;
  /** All of the above, to be saved and restored. */
  readonly store: Store;
  /** Runs `fn`; when it throws, all its changes are undone and the error is rethrown. */
  transaction<T>(fn: () => T): T;
};

/** Creates a world on a seed: a few empty tables, well under 5 ms and 1 MB. */
export function createWorldState(seed: Seed, clock: Clock, secret = createSecret()): WorldState {
  const store = createStore();
  const next = createSequence(store);
  const outbox = store.table<number, SentMessage>("outbox");
  const sessions = createSessions(secret, clock, store, next);
  const tables = createTables(store, seed);
  const listed = relistedSeed(seed, tables.goods);
  return {
    ...tables,
    get seed() {
      return listed();
    },
    secret,
    clock,
    next,
    sessions,
    goods: goodsNow(tables.goods, clock),
    get outbox() {
      return [...outbox.values()];
    },
    send: (to, text, code = "") =>
      putNewest(outbox, next("message", 1), { to, text, code, sent_at: formatDateTime(clock.now()) }),
    transaction: (fn) => store.transaction(fn),
    store,
  };
}
