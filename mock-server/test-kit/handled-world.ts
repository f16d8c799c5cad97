import type { On } from "#mock/handler-types.ts";
import { type MockWorld, openWorld } from "./open-world.ts";
import type { Transport } from "./transport.ts";
import type { WorldOptions } from "./world-options.ts";

/** A world in a backend of this process can have handlers of the test. */
export type HandledWorld = MockWorld & {
  /**
   * Lets a handler respond in this world: `world.on("listGoods", ({ request, world, next }) => …, { once: true })`.
   * Returns how to remove it. Throws for a mock of another process, which takes `control.fault` of kind `answer`.
   */
  readonly on: On;
};

/** Opens a world whose handlers are removed with it; by `on` the backend takes them. Rejects as openWorld. */
export async function openHandledWorld(
  { on, ...transport }: Transport & { readonly on: On },
  options?: WorldOptions,
): Promise<HandledWorld> {
  const world = await openWorld(transport, options);
  const removals: (() => void)[] = [];
  const add = (...[name, handler, settings]: Parameters<On>) => {
    const remove = on(name, handler, { ...settings, world: world.name });
    removals.push(remove);
    return remove;
  };
  const drop = async () => {
    for (const remove of removals) remove();
    await world.drop();
  };
  return { ...world, on: add as On, drop, [Symbol.asyncDispose]: drop };
}
