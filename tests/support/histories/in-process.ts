import type { OperationId } from "#generated/operations.ts";
import { catchUp } from "#mock/domain/catch-up.ts";
import type { Input } from "#mock/domain/common/handler.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { handlers } from "#mock/domain/handlers.ts";
import { createWorldState, type WorldState } from "#mock/domain/world-state.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { createClock } from "#mock/world/clock.ts";

const ORIGIN = "http://localhost:4010";
const OPENING = Date.parse("2026-11-21T10:00:00+08:00");

/** A buyer whose calls go straight to the handlers: what a thousand of them cost over HTTP, a hundred thousand cost here. */
export type Member = {
  readonly state: WorldState;
  readonly userId: number;
  /** The data of a call; undefined when it is refused. */
  call: <T>(operation: OperationId, input?: Input) => T | undefined;
  /** The data of a call that has to succeed. */
  read: <T>(operation: OperationId, input?: Input) => T;
  /** Lets ms pass. */
  wait: (ms: number) => void;
};

/** A member of a new world, at the time of the tests. */
export function member(seed: Seed, username: string): Member {
  const clock = createClock();
  clock.freeze(OPENING);
  const state = createWorldState(seed, clock);
  const userId = [...state.users.values()].find((user) => user.username === username)!.id;
  const read = <T>(operation: OperationId, { path, query = {}, body }: Input = {}): T => {
    catchUp(state);
    const request = { path, query, body, userId, sessionToken: null, origin: ORIGIN, shopOrigins: [] };
    const answer = state.transaction(() =>
      handlers[operation as keyof typeof handlers](request as never, state),
    );
    if (answer instanceof Refusal) throw answer;
    return (answer.body as { data: T }).data;
  };
  const call = <T>(operation: OperationId, input?: Input): T | undefined => {
    try {
      return read<T>(operation, input);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };
  return { state, userId, call, read, wait: (ms) => clock.advance(ms) };
}

/** All records of a list, page after page. */
export function all<T>({ read }: Member, operation: OperationId, query: Record<string, unknown> = {}): T[] {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = read<{ list: T[]; total: number }>(operation, { query: { ...query, page } });
    found.push(...list);
    if (list.length === 0 || found.length >= total) return found;
  }
}
