import { createFetchBackend } from "#mock/fetch/backend.ts";
import type { FetchBackendOptions } from "#mock/fetch/fetch-backend.ts";
import { setLanguage } from "#mock/language/say.ts";
import type { Backend } from "#mock/test-kit/create-backend.ts";
import { openHandledWorld } from "#mock/test-kit/handled-world.ts";
import { type HttpClient, createHttpClient } from "#mock/test-kit/http-client.ts";
import { keepWorlds } from "./kept-worlds.ts";

export type BrowserBackendOptions = FetchBackendOptions & {
  /** A database of the origin in which worlds and sessions outlive the page; by default they end with it. */
  readonly keep?: string;
};

/**
 * The mock within a page or a service worker. Its `fetch` responds in the world that `X-Mock-World` names, with that
 * world's session: a browser hides the cookies of a response from its pages. Throws as createFetchBackend.
 */
export function createBackend({ keep, ...options }: BrowserBackendOptions = {}): Backend {
  if (options.language) setLanguage(options.language);
  const { app, send, ...backend } = createFetchBackend(options);
  const transport = { ...backend, send };
  const clients = new Map<string, HttpClient>();
  const clientOf = (world: string) => {
    const client = clients.get(world) ?? createHttpClient(transport, world);
    clients.set(world, client);
    return client;
  };
  const kept =
    keep === undefined
      ? undefined
      : keepWorlds(keep, app, {
          get: (world) => clients.get(world)?.session(),
          set: (world, session) => clientOf(world).useSession(session),
        });
  return {
    ...backend,
    async fetch(input, init) {
      const request = new Request(input, init);
      await kept?.restored;
      const response = await clientOf(request.headers.get("x-mock-world") ?? "default").fetch(request);
      // Before it is handed out: a service worker may be ended as soon as it has responded.
      if (kept && !["GET", "HEAD"].includes(request.method)) await kept.save();
      return response;
    },
    async world(settings) {
      await kept?.restored;
      return openHandledWorld(transport, settings);
    },
  };
}
