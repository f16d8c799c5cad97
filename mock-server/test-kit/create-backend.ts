import { createFetchBackend } from "#mock/fetch/backend.ts";
import type { FetchBackend, FetchBackendOptions } from "#mock/fetch/fetch-backend.ts";
import { type HandledWorld, openHandledWorld } from "./handled-world.ts";
import type { WorldOptions } from "./world-options.ts";

export type Backend = FetchBackend & {
  /** Opens a world, set up by the options, with a client; by default a new one. */
  world(options?: WorldOptions): Promise<HandledWorld>;
};

/** The mock without a server: `createBackend({ seed: 1 }).fetch(request)`. Throws as createFetchBackend. */
export function createBackend(options: FetchBackendOptions = {}): Backend {
  const { app: _app, send, ...backend } = createFetchBackend(options);
  return { ...backend, world: (settings) => openHandledWorld({ ...backend, send }, settings) };
}
