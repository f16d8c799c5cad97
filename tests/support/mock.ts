import { afterAll, beforeAll } from "vitest";
import type { MockServer } from "#mock/node/serve.ts";
import { type StartOptions, startMockServer } from "#mock/node/start.ts";
import { type MockWorld, openWorld } from "#mock/test-kit/open-world.ts";
import { TEST_START } from "#mock/test-kit/world-options.ts";

export type { Reply, RequestOptions } from "#mock/test-kit/http-client.ts";
export type TestWorld = MockWorld;

/** The frozen time of every test world, unless the test moves it. */
export const NOW = TEST_START;

/** 2,000 goods are enough for most tests, and start faster. */
export const TEST_SCALE = 1 / 6;

/**
 * A mock server for one test file, with fewer goods than the default unless `scale` is set. `world()` returns a new
 * world with a frozen clock; with a name always the same one, so that two clients can share it. `options` can be a
 * function, for values known only when the tests start.
 */
export function testMock(options: StartOptions | (() => StartOptions) = {}) {
  let server: MockServer | undefined;
  let count = 0;
  beforeAll(async () => {
    server = await startMockServer({
      port: 0,
      quiet: true,
      scale: TEST_SCALE,
      ...(typeof options === "function" ? options() : options),
    });
  });
  afterAll(() => server?.close());
  const urls = () => {
    if (!server) throw new Error("the mock server starts before the tests, not before the file");
    return server.urls;
  };
  const world = (name = `test-${(count += 1)}`): Promise<TestWorld> =>
    openWorld(urls(), { name, clock: NOW });
  return {
    get urls() {
      return urls();
    },
    world,
    /** Such a world, in which a persona has logged in with the password. */
    async as(persona: string, name?: string): Promise<TestWorld> {
      const opened = await world(name);
      await opened.login(persona);
      return opened;
    },
  };
}
