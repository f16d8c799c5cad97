/**
 * `npm run check -- deploy`: whether nginx and Caddy, configured by docs/deploy, serve the built shop as its own server
 * does, and the journeys of login and purchase through nginx. Needs both programs, and says which it lacks; so it is
 * not part of `npm test`. `--write` writes the files of docs/deploy instead.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { operations } from "#generated/operations.ts";
import { startMockServer } from "#mock/node/start.ts";
import { deployFiles } from "../deploy/files.ts";
import { ensureBrowser } from "../ensure-browser.ts";
import { serveWeb } from "../serve-web.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { freePorts } from "../support/ports.ts";
import { ROOT, runCommand, stopCommands } from "../support/run-command.ts";
import { type ApiOrigins, pageViewsOf } from "../web/api-origins.ts";
import { buildWeb } from "../web/build.ts";
import { compareServers } from "./compare.ts";
import { type ServerOptions, startCaddy, startNginx } from "./servers.ts";

type Start = typeof startNginx;
type MockServer = Awaited<ReturnType<typeof startMockServer>>;

const SERVERS = [
  { program: "nginx", args: ["-v"], start: startNginx },
  { program: "caddy", args: ["version"], start: startCaddy },
];
const closers: (() => Promise<unknown>)[] = [];
const closeAll = async () => {
  stopCommands();
  for (const close of closers.splice(0).toReversed()) await close().catch(console.error);
};

function isInstalled(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: "ignore" });
    return true;
  } catch {
    console.log(`- ${program} is not installed: skipped`);
    return false;
  }
}

/** A shop and an API behind one name, with a chat elsewhere. */
const ONE_NAME: ApiOrigins = {
  main: "",
  activity: "/activity",
  chat: "https://chat.example/base",
  analytics: "/views?shop=1",
};

/** The address to which browsers report violations of the policy. */
const REPORTS = "https://reports.example/csp?shop=1";

/** Returns true if a server responds as our own one does, with these settings. */
async function checkServer(start: Start, options: ServerOptions): Promise<boolean> {
  const { dist, api, cspReports, behind } = options;
  const reference = await serveWeb({ port: 0, dist, api, cspReports, checkResponses: true });
  const server = await start(options);
  try {
    const { faults, compared } = await compareServers(reference.url, server.url, dist);
    for (const fault of faults) console.log(`✗ ${server.name}: ${fault}`);
    if (faults.length === 0)
      console.log(
        `✓ ${server.name} responds to ${compared} requests like the shop's own server (main: "${api.main}")`,
      );
    const reached = behind === undefined || (await logsIn(server.url));
    if (!reached) console.log(`✗ ${server.name}: the backend behind the same name takes no login`);
    return faults.length === 0 && reached;
  } finally {
    await server.close();
    await reference.close();
  }
}

/** A call that changes something reaches a backend behind the same name, and its cookie comes back. */
async function logsIn(url: string): Promise<boolean> {
  const body = new URLSearchParams({ username: "buyer", password: "demo1234" });
  const { status, headers } = await fetch(`${url}${operations.login.path}`, { method: "POST", body });
  return status === 200 && headers.getSetCookie().length > 0;
}

async function runJourneys(options: ServerOptions, mock: MockServer): Promise<boolean> {
  const server = await startNginx(options);
  try {
    mock.allowOrigin(server.url);
    const CHROMIUM_PATH = await ensureBrowser(() => {});
    const env = { WEB_URL: server.url, MOCK_URL: mock.urls.main, CHROMIUM_PATH };
    const files = ["login.spec.ts", "purchase.spec.ts"];
    const config = ["--config", "tests/journeys/playwright.config.ts", "--reporter=list", "--retries=0"];
    const { ok, ms } = await runCommand(["playwright", "test", ...config, ...files], { show: true, env });
    const seconds = (ms / 1000).toFixed(0);
    console.log(`${ok ? "✓" : "✗"} the journeys of login and purchase through nginx (${seconds} s)`);
    return ok;
  } finally {
    await server.close();
  }
}

async function check(): Promise<boolean> {
  const found = SERVERS.filter(({ program, args }) => isInstalled(program, args));
  if (found.length === 0)
    throw new Error("nothing to check: install nginx and libnginx-mod-http-brotli-static, or caddy");
  const folder = await mkdtemp(join(tmpdir(), "check-deploy-"));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const dist = join(folder, "shop");
  const build = await buildWeb(dist);
  if (!build.ok) throw new Error(build.output);
  const mock = await startMockServer({ port: 0, quiet: true });
  closers.push(() => mock.close());
  const api = { ...mock.urls, analytics: pageViewsOf(mock.urls.main) };

  let ok = true;
  for (const { program, start } of found)
    for (const settings of [api, ONE_NAME]) {
      const extra = settings === ONE_NAME && { behind: mock.urls.main, cspReports: REPORTS };
      const port = await freePorts(1);
      const options = { dist, api: settings, port, folder: join(folder, program), ...extra };
      ok = (await checkServer(start, options)) && ok;
    }
  if (found.some(({ program }) => program === "nginx"))
    ok =
      (await runJourneys({ dist, api, port: await freePorts(1), folder: join(folder, "nginx") }, mock)) && ok;
  return ok;
}

async function write(): Promise<void> {
  for (const [path, text] of Object.entries(deployFiles())) {
    await writeFile(join(ROOT, path), text);
    console.log(`✓ ${path}`);
  }
}

onInterrupt(closeAll, 130);
try {
  if (process.argv[2] === "--write") await write();
  else process.exitCode = (await check()) ? 0 : 1;
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await closeAll();
}
