import { startMockServer } from "#mock/node/start.ts";

/**
 * Vitest's global setup: one mock for all test files, on free ports. Names it by the environment variable MOCK_URL, and
 * starts none where that names one already. Resolves to what closes it.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MOCK_URL) return undefined;
  const server = await startMockServer({ port: 0, quiet: true });
  process.env.MOCK_URL = server.urls.main;
  return async () => {
    // A second run in this process starts its own.
    delete process.env.MOCK_URL;
    await server.close();
  };
}
