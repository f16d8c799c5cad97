import { guardHosts } from "#mock/world-hosts.ts";
import type { On } from "../handler-types.ts";
import type { Backend } from "./create-backend.ts";
import { findUrls } from "./find-urls.ts";
import { type HandledWorld, openHandledWorld } from "./handled-world.ts";
import { overNetwork } from "./transport.ts";
import { trustMock } from "./trust-mock.ts";
import type { WorldOptions } from "./world-options.ts";

let started: Promise<Backend> | undefined;

/**
 * A separate world for a test: `const world = await mockWorld({ persona: "buyer" })`. It lives in the mock at `url`
 * or the environment variable MOCK_URL, else in a backend within this process, without a server.
 */
export async function mockWorld({
  url = process.env.MOCK_URL,
  ...options
}: WorldOptions & { readonly url?: string | undefined } = {}): Promise<HandledWorld> {
  if (!url) {
    const backend = await startOnce();
    guardHosts(backend.urls);
    return backend.world(options);
  }
  trustMock(url);
  const transport = overNetwork(await findUrls(url));
  guardHosts(transport.urls);
  const on: On = () => {
    throw new Error(`${url} is another process: use world.control.fault, or --handlers`);
  };
  return openHandledWorld({ ...transport, on }, options);
}

/** Imported lazily: a test against a running mock starts without loading the backend. */
function startOnce() {
  started ??= import("./create-backend.ts").then(({ createBackend }) => createBackend());
  return started;
}
