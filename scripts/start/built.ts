import { join } from "node:path";
import { serveWeb } from "../serve-web.ts";
import { ROOT, stopCommands } from "../support/run-command.ts";
import { DEFAULT_API } from "../web/api-origins.ts";
import { buildWeb, isBuildFresh } from "../web/build.ts";
import { MOCK_PORT, WEB_PORT, takenPortLine } from "./taken-ports.ts";

const DIST = join(ROOT, "dist");

async function ensureBuild() {
  if (isBuildFresh(DIST, DEFAULT_API)) return;
  console.log("正在构建商城 …");
  const { ok, output, ms } = await buildWeb(DIST, DEFAULT_API);
  if (!ok) throw new Error(`构建失败\n${output}`);
  console.log(`构建完成（${(ms / 1000).toFixed(1)} 秒）`);
}

/** Builds the shop if needed, then starts mock and shop in this process. Adds to `closers` what must be closed. */
export async function startBuilt(closers: (() => Promise<void>)[]) {
  closers.push(async () => stopCommands());
  await ensureBuild();
  const { startMockServer } = await import("#mock/server/start.ts");
  try {
    const mock = await startMockServer({ port: MOCK_PORT });
    closers.push(() => mock.close());
    const web = await serveWeb({ port: WEB_PORT, dist: DIST, api: DEFAULT_API });
    closers.push(() => web.close());
  } catch (error) {
    // Somebody took the port after it was found free.
    const { code, port } = error as NodeJS.ErrnoException & { port?: number };
    if (code !== "EADDRINUSE" || port === undefined) throw error;
    console.error(takenPortLine(port));
    process.exit(1);
  }
}
