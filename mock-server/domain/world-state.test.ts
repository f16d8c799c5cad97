import { beforeAll, describe, expect, test } from "vitest";
import { createSeed } from "#mock/seed/seed.ts";
import { createClock } from "#mock/world/clock.ts";
import { type Secret, createSecret } from "#mock/world/secret.ts";
import type { Seed } from "./seed.ts";
import { createWorldState } from "./world-state.ts";

let seed: Seed;
beforeAll(() => {
  seed = createSeed({ seed: 1, scale: 1 });
});

function world(secret?: Secret) {
  const clock = createClock();
  clock.freeze(Date.parse("2026-11-21T10:00:00+08:00"));
  return createWorldState(seed, clock, secret);
}

describe("a world over a seed", () => {
  test("keeps its changes to itself", () => {
    const [one, other] = [world(), world()];
    const goods = one.goods.get(7)!;
    one.goods.put(7, { ...goods, number: 1 });
    one.carts.delete(1);
    expect([one.goods.get(7)?.number, one.carts.get(1)]).toEqual([1, undefined]);
    expect([other.goods.get(7)?.number, other.carts.get(1)?.length]).toEqual([goods.number, 13]);
    expect(seed.goods.get(7)).toBe(goods);
  });

  test("undoes everything that a failed transaction did, numbers drawn and messages sent too", () => {
    const state = world();
    state.goods.put(1, { ...state.goods.get(1)!, number: 5 });
    const fail = () =>
      state.transaction(() => {
        state.goods.put(1, { ...state.goods.get(1)!, number: 0 });
        state.goods.delete(2);
        state.next("order", 1);
        state.sessions.start(1);
        state.send("1", "");
        throw new Error("no");
      });
    expect(fail).toThrow("no");
    expect([state.goods.get(1)?.number, state.goods.get(2)?.id, state.next("order", 1)]).toEqual([5, 2, 1]);
    expect(state.outbox).toEqual([]);
  });

  test("undoes only the inner of two transactions when the outer catches", () => {
    const state = world();
    state.transaction(() => {
      state.users.delete(2);
      expect(() =>
        state.transaction(() => {
          state.users.delete(1);
          throw new Error("inner");
        }),
      ).toThrow("inner");
    });
    expect([state.users.get(1)?.id, state.users.get(2)]).toEqual([1, undefined]);
  });

  test("lists base and changes together", () => {
    const state = world();
    state.users.delete(2);
    state.users.put(99, { ...state.users.get(1)!, id: 99 });
    const ids = new Set([...state.users.values()].map(({ id }) => id));
    expect([ids.has(1), ids.has(2), ids.has(99), ids.size]).toEqual([true, false, true, seed.users.size]);
  });

  test("keeps nothing of what came and went, but knows what it took from the seed", () => {
    const state = world();
    state.sessions.end(state.sessions.start(1));
    state.transaction(() => state.sessions.end(state.sessions.start(1)));
    state.users.delete(2);
    const { sequences, ...rest } = state.store.changes();
    expect(rest).toEqual({ users: [[2, null]] });
    expect(sequences).toEqual([["session", 2]]);
    // A snapshot of an earlier version still contains such marks.
    state.store.restore({ sessions: [["gone", null]], users: [[2, null]] });
    expect(state.store.changes()).toEqual({ users: [[2, null]] });
    expect(state.users.get(2)).toBeUndefined();
  });

  test("is after a failed deletion as it was, in its order too", () => {
    const state = world();
    const [first, second] = [state.sessions.start(1), state.sessions.start(2)];
    const before = JSON.stringify(state.store.changes());
    expect(() =>
      state.transaction(() => {
        state.sessions.end(first);
        state.sessions.end(second);
        throw new Error("no");
      }),
    ).toThrow("no");
    expect(JSON.stringify(state.store.changes())).toBe(before);
  });

  test("ends sessions after seven days on its own clock", () => {
    const state = world();
    const token = state.sessions.start(1);
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    state.clock.advance(7 * 86_400_000 - 1);
    expect(state.sessions.find(token)).toEqual({ userId: 1 });
    state.clock.advance(1);
    expect(state.sessions.find(token)).toBeUndefined();
    expect(state.sessions.find("nonsense")).toBeUndefined();
  });

  test("gives the same tokens in the same order as every other world of its secret, which no two draw", () => {
    const tokens = (
      secret?: string,
      state = world(secret === undefined ? undefined : createSecret(secret)),
    ) => [state.sessions.start(1), state.sessions.start(1), state.sessions.start(2)];
    expect(tokens("known")).toEqual(tokens("known"));
    expect(new Set([...tokens("known"), ...tokens(), ...tokens()]).size).toBe(9);
  });
});
