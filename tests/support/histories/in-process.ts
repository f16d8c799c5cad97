import type { OperationId } from "#generated/operations.ts";
import { catchUp } from "#mock/domain/catch-up.ts";
import type { Input } from "#mock/domain/common/handler.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { handlers } from "#mock/domain/handlers.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { createWorldState, type WorldState } from "#mock/domain/world-state.ts";
import { createClock } from "#mock/world/clock.ts";
import { createRandom } from "#mock/world/random.ts";
import type { DataOf } from "#scripts/api-client/contract/response-data.ts";
import { type Overrides, Shopper } from "#scripts/traffic/buyer/shopper.ts";

const ORIGIN = "http://localhost:4010";
const OPENING = Date.parse("2026-11-21T10:00:00+08:00");

/**
 * A buyer whose calls go straight to the handlers: what a thousand of them cost over HTTP, a hundred thousand cost
 * here.
 */
export class Member extends Shopper {
  override readonly random: () => number;
  override readonly marker = "少货";
  readonly state: WorldState;
  readonly userId: number;
  readonly #clock = createClock();

  /** Creates a new world at the time of the tests. */
  constructor(seed: Seed, username: string, random = createRandom(0)) {
    super();
    this.random = random;
    this.#clock.freeze(OPENING);
    this.state = createWorldState(seed, this.#clock);
    this.userId = [...this.state.users.values()].find((user) => user.username === username)!.id;
  }

  /** The data of a call that has to succeed. */
  readonly read = <T>(operation: OperationId, { path, query = {}, body }: Input = {}): T => {
    const { state, userId } = this;
    catchUp(state);
    const request = { path, query, body, userId, sessionToken: null, origin: ORIGIN, shopOrigins: [] };
    const response = state.transaction(() =>
      handlers[operation as keyof typeof handlers](request as never, state),
    );
    return (response.body as { data: T }).data;
  };

  override async ask<Id extends string>(id: Id, input: Overrides = {}): Promise<DataOf<Id> | undefined> {
    try {
      return this.read<DataOf<Id>>(id as string as OperationId, input);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }

  override async wait(ms: number): Promise<void> {
    this.#clock.advance(ms);
  }
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
