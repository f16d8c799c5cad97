import { type MockUrls, urlsFrom } from "./mock-urls.ts";
import { type MockWorld, openWorld } from "./open-world.ts";
import type { WorldOptions } from "./world-options.ts";

let started: Promise<{ readonly urls: MockUrls; close(): Promise<void> }> | undefined;

/**
 * A world of its own for a test: `const world = await mockWorld({ persona: "buyer" })`. It lives in the mock that
 * `url` or the environment variable MOCK_URL names, else in one that is started in this process at the first call.
 */
export async function mockWorld({
  url = process.env.MOCK_URL,
  ...options
}: WorldOptions & { readonly url?: string | undefined } = {}): Promise<MockWorld> {
  return openWorld(url ? urlsFrom(url) : (await startOnce()).urls, options);
}

/** Stops the mock that mockWorld started, if it did: for runners that wait until nothing is open any more. */
export async function stopMock(): Promise<void> {
  const running = started;
  started = undefined;
  await (await running)?.close();
}

function startOnce() {
  // The server is loaded only where it runs: a test against a running mock begins at once.
  started ??= import("../server/start.ts").then(({ startMockServer }) =>
    startMockServer({ port: 0, quiet: true }),
  );
  return started;
}
