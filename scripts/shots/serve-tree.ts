import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { startMockServer } from "#mock/node/start.ts";
import type { serveWeb } from "../serve-web.ts";
import { envForApi } from "../web/api-origins.ts";
import { buildWeb } from "../web/build.ts";

export type ServedShop = { readonly url: string; readonly mockUrl: string; close(): Promise<void> };

/**
 * Builds the shop of a source tree, and serves it as that tree does beside its mock, which speaks the same contract;
 * `prepare` may change the built files before. Rejects with the output of a build that fails.
 */
export async function serveTree(
  tree: string,
  prepare?: (dist: string) => Promise<void>,
): Promise<ServedShop> {
  const of = (file: string) => pathToFileURL(join(tree, file)).href;
  // Where older trees have it.
  const start = existsSync(join(tree, "mock-server/node")) ? "node/start.ts" : "server/start.ts";
  const mocks = (await import(of(`mock-server/${start}`))) as {
    startMockServer: typeof startMockServer;
  };
  // Its Content Security Policy is that of the tree's own pages.
  const servers = (await import(of("scripts/serve-web.ts"))) as { serveWeb: typeof serveWeb };
  const mock = await mocks.startMockServer({ port: 0, quiet: true });
  try {
    const api = { ...mock.urls, analytics: "" };
    const dist = join(tree, ".cache/shots-web");
    // The addresses for trees whose builds still have them baked in.
    const build = await buildWeb(dist, envForApi(api), tree);
    if (!build.ok) throw new Error(`${tree} does not build:\n${build.output}`);
    await prepare?.(dist);
    const web = await servers.serveWeb({ port: 0, dist, api });
    mock.allowOrigin(new URL(web.url).origin);
    const close = async () => {
      await web.close();
      await mock.close();
    };
    return { url: web.url, mockUrl: mock.urls.main, close };
  } catch (error) {
    await mock.close();
    throw error;
  }
}
