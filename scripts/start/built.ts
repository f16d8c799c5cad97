import { join } from "node:path";
import { serveWeb } from "../serve-web.ts";
import { ROOT, stopCommands } from "../support/run-command.ts";
import type { ApiOrigins } from "../web/api-origins.ts";
import { buildWeb, isBuildFresh } from "../web/build.ts";
import { type StartOptions, shopOrigins } from "./options.ts";
import { takenPortLine } from "./taken-ports.ts";

const DIST = join(ROOT, "dist");

/** The build of the shop failed; the message says where. */
export class BuildError extends Error {}

async function ensureBuild(api: ApiOrigins) {
  if (isBuildFresh(DIST, api)) return;
  console.log("Building the shop …");
  const { ok, output, ms } = await buildWeb(DIST, api);
  if (!ok) throw new BuildError(`the shop does not build: correct what follows and run again\n${output}`);
  console.log(`Built in ${(ms / 1000).toFixed(1)} s`);
}

/**
 * Builds the shop if needed, then starts mock and shop in this process. Adds cleanup functions to `closers`. Rejects
 * with BuildError.
 */
export async function startBuilt(options: StartOptions, closers: (() => Promise<void>)[]) {
  const { mockPort, webPort, host, api } = options;
  closers.push(async () => stopCommands());
  await ensureBuild(api);
  const { startMockServer } = await import("#mock/server/start.ts");
  try {
    const mock = await startMockServer({
      port: mockPort,
      origins: shopOrigins(options),
      ...(host !== undefined && { host }),
    });
    closers.push(() => mock.close());
    const web = await serveWeb({ port: webPort, dist: DIST, api, host });
    closers.push(() => web.close());
  } catch (error) {
    // The port was taken after the check.
    const { code, port } = error as NodeJS.ErrnoException & { port?: number };
    if (code !== "EADDRINUSE" || port === undefined) throw error;
    console.error(takenPortLine(port, options));
    process.exit(1);
  }
}
