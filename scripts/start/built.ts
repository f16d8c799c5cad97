import { resolve } from "node:path";
import { serveWeb } from "../serve-web.ts";
import { ROOT, stopCommands } from "../support/run-command.ts";
import type { ApiOrigins } from "../web/api-origins.ts";
import { buildWeb, isBuildFresh } from "../web/build.ts";
import { startMockThread } from "./mock-thread.ts";
import { type StartOptions, shopOrigins } from "./options.ts";
import { takenPortLine } from "./taken-ports.ts";

/** The build of the shop failed; the message says where. */
export class BuildError extends Error {}

async function ensureBuild(dist: string, api: ApiOrigins) {
  if (isBuildFresh(dist, api)) return;
  console.log("Building the shop …");
  const { ok, output, ms } = await buildWeb(dist, api);
  if (!ok) throw new BuildError(`the shop does not build: correct what follows and run again\n${output}`);
  console.log(`Built in ${(ms / 1000).toFixed(1)} s`);
}

/**
 * Builds the shop if needed, then starts the mock in a thread and the shop in this one. Adds cleanup functions to `closers`. Rejects
 * with BuildError.
 */
export async function startBuilt(options: StartOptions, closers: (() => Promise<void>)[]) {
  const { mockPort, webPort, host, api, cspReports } = options;
  const dist = resolve(ROOT, options.dist);
  closers.push(async () => stopCommands());
  await ensureBuild(dist, api);
  try {
    const closeMock = await startMockThread({
      port: mockPort,
      origins: shopOrigins(options),
      ...(host !== undefined && { host }),
    });
    closers.push(closeMock);
    const web = await serveWeb({ port: webPort, dist, api, host, cspReports });
    closers.push(() => web.close());
  } catch (error) {
    // The port was taken after the check.
    const { code, port } = error as NodeJS.ErrnoException & { port?: number };
    if (code !== "EADDRINUSE" || port === undefined) throw error;
    console.error(takenPortLine(port, options));
    process.exit(1);
  }
}
