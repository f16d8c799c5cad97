import { resolve } from "node:path";
import { say } from "#mock/language/say.ts";
import { serveWeb } from "../serve-web.ts";
import { ROOT, stopCommands } from "../support/run-command.ts";
import { buildWeb, isBuildFresh } from "../web/build.ts";
import { startMockThread } from "./mock-thread.ts";
import { type StartOptions, shopOrigins } from "./options.ts";
import { takenPortLine } from "./taken-ports.ts";

/** The build of the shop failed; the message says where. */
export class BuildError extends Error {}

async function ensureBuild(dist: string) {
  if (isBuildFresh(dist)) return;
  console.log(say("Building the shop …", "正在构建商城 …"));
  const { ok, output, ms } = await buildWeb(dist);
  if (!ok)
    throw new BuildError(
      say(
        `the shop does not build: correct what follows and run again\n${output}`,
        `商城构建失败：请修正以下问题后重试\n${output}`,
      ),
    );
  console.log(say(`Built in ${(ms / 1000).toFixed(1)} s`, `构建完成，用时 ${(ms / 1000).toFixed(1)} 秒`));
}

/**
 * Builds the shop if needed, then starts the mock in a thread, unless there is a backend, and the shop in this one.
 * Adds cleanup functions to `closers`. Rejects with BuildError.
 */
export async function startBuilt(options: StartOptions, closers: (() => Promise<void>)[]) {
  const { mockPort, webPort, host, api, isBackend, cspReports, language } = options;
  const dist = resolve(ROOT, options.dist);
  closers.push(async () => stopCommands());
  await ensureBuild(dist);
  try {
    if (!isBackend) {
      const closeMock = await startMockThread({
        port: mockPort,
        origins: shopOrigins(options),
        language,
        ...(host !== undefined && { host }),
      });
      closers.push(closeMock);
    }
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
