import type { Backend } from "#mock/test-kit/create-backend.ts";
import type { WorldOptions } from "#mock/test-kit/world-options.ts";

/** The part of a story's context that sets up its world: `parameters.mock`. */
type Story = { readonly parameters: { readonly mock?: WorldOptions } };

/**
 * For `beforeEach` in Storybook's preview: each story gets a world, set up by its `parameters.mock`, which the global
 * `fetch` calls until the story is left. One story at a time.
 */
export const storyWorlds =
  (backend: Pick<Backend, "world">) =>
  async ({ parameters }: Story): Promise<() => Promise<void>> => {
    const world = await backend.world(parameters.mock);
    world.connect();
    return world.drop;
  };
