import { handlers } from "#mock/domain/handlers.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { MockOptions } from "#mock/node/app.ts";
import { type TestWorld, testMock } from "./mock.ts";

/**
 * A mock whose worlds can be changed from outside the shop, as by staff, WeChat or a courier: a change runs when the
 * common data of its world is requested. Returns the result of the change; rejects if it throws.
 */
export function actingMock(options: Pick<MockOptions, "seed"> = {}) {
  let change: ((state: WorldState) => unknown) | undefined;
  let outcome: { value: unknown } | { error: unknown } | undefined;
  const mock = testMock({
    ...options,
    handlers: {
      ...handlers,
      getCommonData: (request, state) => {
        try {
          outcome = { value: change?.(state) };
        } catch (error) {
          outcome = { error };
        }
        return handlers.getCommonData(request, state);
      },
    },
  });
  return {
    mock,
    act: async <T>(world: TestWorld, does: (state: WorldState) => T): Promise<T> => {
      change = does;
      outcome = undefined;
      const reply = await world.get("/api/focus/common");
      change = undefined;
      const done = outcome as { value: unknown } | { error: unknown } | undefined;
      if (!done) throw new Error(`the world was not reached: ${reply.status} ${reply.text}`);
      if ("error" in done) throw done.error;
      return done.value as T;
    },
  };
}
