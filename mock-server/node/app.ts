import { AsyncLocalStorage } from "node:async_hooks";
import { loadContract } from "#mock/contract/load-contract.ts";
import { type Language, followLanguage } from "#mock/language/say.ts";
import { type MixedMode, createMixing } from "#mock/proxy/mixing.ts";
import { type App, type AppOptions, createApp } from "#mock/server/app.ts";
import { forward } from "./forward.ts";
import { replay } from "./replay.ts";
import { type NodeResources, type ResourceOptions, createNodeResources } from "./resources.ts";

export type MockOptions = AppOptions &
  ResourceOptions & {
    /** The port of the main host; the activity and chat hosts use the next two. 0 takes any free port for each. */
    readonly port?: number;
    /** A file that keeps the worlds over a restart. */
    readonly state?: string;
    /** Serves over TLS, with a certificate of its own that it keeps in this folder. */
    readonly https?: { readonly folder: string };
    /** Changed code, data and contract are reloaded while the server runs (startWatched). */
    readonly watch?: boolean;
    /** The operations that the mock serves itself although there are upstreams; none by default. */
    readonly mixed?: MixedMode;
  };

followLanguage(new AsyncLocalStorage<Language>());

export type NodeApp = App & NodeResources;

/**
 * The app of a server: what upstreams and a recording respond comes first. Throws as createApp, and InputError as
 * createNodeResources. `resources` are those of the app that this one replaces.
 */
export function createNodeApp(
  options: MockOptions,
  resources: NodeResources = createNodeResources(options),
): NodeApp {
  const { proxy, recorder, recording } = resources;
  const { mixed, document, contractKind, state } = options;
  const mixing = mixed && createMixing(mixed, [...loadContract(document, contractKind).operations.values()]);
  return createApp(options, resources, {
    keepIdle: state !== undefined,
    upstream: proxy && { streams: !mixing },
    responders: [
      ({ contract, origins }, call) => proxy && forward({ contract, origins, proxy, recorder, mixing }, call),
      ({ contract }, call) => replay({ contract, recording }, call),
    ],
  });
}
