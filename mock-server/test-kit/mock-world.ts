import { type MockUrls, urlsFrom } from "./mock-urls.ts";
import { type MockWorld, openWorld } from "./open-world.ts";
import type { WorldOptions } from "./world-options.ts";

let started: Promise<{ readonly urls: MockUrls; close(): Promise<void> }> | undefined;

/**
 * A separate world for a test: `const world = await mockWorld({ persona: "buyer" })`. It lives in the mock at `url`
 * or the environment variable MOCK_URL, else in one started in this process on the first call.
 */
export async function mockWorld({
  url = process.env.MOCK_URL,
  ...options
}: WorldOptions & { readonly url?: string | undefined } = {}): Promise<MockWorld> {
  return openWorld(url ? urlsFrom(url) : (await startOnce()).urls, options);
}

/** Stops the mock that mockWorld started, if any: for test runners that wait for open handles. */
export async function stopMock(): Promise<void> {
  const running = started;
  started = undefined;
  await (await running)?.close();
}

function startOnce() {
  // Imported lazily: a test against a running mock starts without loading the server.
  started ??= import("../server/start.ts").then(({ startMockServer }) =>
    startMockServer({ port: 0, quiet: true }),
  );
  return started;
}
