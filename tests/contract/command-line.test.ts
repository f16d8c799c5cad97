import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { readStartOptions } from "#scripts/start/options.ts";
import { isPortFree } from "#scripts/support/ports.ts";
import type { ApiOrigins } from "#scripts/web/api-origins.ts";
import { BUILD_RECORD } from "#scripts/web/build-plugins.ts";

const BUSY_MOCK = fileURLToPath(new URL("../support/busy-mock.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

async function run(...args: string[]) {
  const child = spawn(process.execPath, args, { cwd: ROOT });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, lines: output.trim().split("\n") };
}

/** Occupies a free port until the test is over. */
async function holdPort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** The first of so many free ports in a row. */
async function freePorts(count: number): Promise<number> {
  for (let first = 20_000 + Math.floor(Math.random() * 10_000); ; first += count) {
    const ports = Array.from({ length: count }, (_, index) => isPortFree(first + index));
    if ((await Promise.all(ports)).every(Boolean)) return first;
  }
}

/** A folder that is a build of the shop for these addresses as far as `npm start` can tell. */
async function buildFor(api: ApiOrigins): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), "dist-"));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(join(dist, "index.html"), "<!doctype html><title>药店</title>");
  await writeFile(join(dist, BUILD_RECORD), JSON.stringify({ api }));
  return dist;
}

describe("the mock's command line", () => {
  it.each([
    [["--port", "abc"], "--port"],
    [["--port", "70000"], "--port"],
    [["--latency", "200..80"], "--latency"],
    [["--scale", "0"], "--scale"],
    [["--scale", "11"], "--scale"],
    [["--clock", "yesterday"], "--clock"],
    [["--origin", "localhost:5173"], "--origin"],
    [["--host", "not a host"], "--host"],
    [["--host", "192.0.2.1", "--port", "0"], "--host"],
    [["--scenario", "nope"], "nope"],
    [["--state", ""], "--state"],
    [["--scenario"], "--scenario needs a value"],
    [["--scenario", "order-expirin"], "did you mean order-expiring?"],
    [["--prot", "4020"], "unknown option --prot (did you mean --port?)"],
    [["--watch=1"], "--watch takes no value"],
    [["--quiet", "4020"], "unexpected argument 4020"],
  ])("rejects %j in one line", async (args, named) => {
    const { code, lines } = await run("mock-server/cli.ts", ...args);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(named);
  });

  it("names a port that is in use", async () => {
    const port = await holdPort();
    const { code, lines } = await run("mock-server/cli.ts", "--port", String(port));
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(String(port));
  });

  it("prints help", async () => {
    const { code, lines } = await run("mock-server/cli.ts", "--help");
    expect(code).toBe(0);
    expect(lines.join("\n")).toContain("--latency");
  });

  it("ends with the npm that started it", async () => {
    const port = await freePorts(3);
    const npm = spawn("npm", ["run", "mock", "--", "--port", String(port)], { cwd: ROOT });
    onTestFinished(() => void npm.kill("SIGKILL"));
    let output = "";
    npm.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    await expect.poll(() => output, { timeout: 30_000 }).toContain("Panel:");
    const ended = once(npm, "exit");
    npm.kill("SIGTERM");
    await ended;
    await expect.poll(() => isPortFree(port)).toBe(true);
  });
});

describe("npm start", () => {
  it("names each port that is in use and how to change it, and starts nothing", async () => {
    const port = await holdPort();
    for (const [flag, ...others] of [
      ["--web-port", "--mock-port", String(port + 10)],
      ["--mock-port", "--web-port", String(port + 10)],
    ] as const) {
      const { code, lines } = await run("scripts/start.ts", flag, String(port), ...others);
      expect(code).toBe(1);
      const told = lines.filter((line) => line.includes(`port ${port} (`));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(`choose another with ${flag}`);
    }
  });

  it.each([
    ["as it is built", []],
    ["with --dev", ["--dev"]],
  ])("%s ends with Ctrl-C while its mock is busy, and serves the shop meanwhile", async (_what, flags) => {
    const mockPort = await freePorts(4);
    const webPort = mockPort + 3;
    const args = ["--mock-port", String(mockPort), "--web-port", String(webPort), ...flags];
    const dist = await buildFor(readStartOptions(args)!.api);
    const child = spawn(process.execPath, ["scripts/start.ts", ...args, "--dist", dist], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: `--import ${BUSY_MOCK}` },
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const ended = once(child, "exit");
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    await expect.poll(() => output, { timeout: 60_000 }).toContain("Press Ctrl-C to stop");

    const busy = fetch(`http://127.0.0.1:${mockPort}/never-ends`).then(
      () => "answered",
      () => "cut off",
    );
    const isAnswering = () =>
      fetch(`http://127.0.0.1:${mockPort}/__mock__/health`, { signal: AbortSignal.timeout(500) }).then(
        () => true,
        () => false,
      );
    await expect.poll(isAnswering).toBe(false);
    expect((await fetch(`http://localhost:${webPort}/`)).status).toBe(200);
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    expect(await busy).toBe("cut off");
    expect(output.trim().split("\n").at(-1)).toBe("Stopping …");
    // Nothing of it stays behind.
    for (const port of [mockPort, webPort]) expect(await isPortFree(port)).toBe(true);
  });

  it.each([
    [["--web-prot", "4020"], "unknown option --web-prot (did you mean --web-port?)"],
    [["--web-port", "0"], "--web-port must be an integer from 1 to 65535"],
    [["--mock-port", "65534"], "--mock-port must be an integer from 1 to 65533"],
    [["--web-port", "4011"], "--web-port 4011 is a port of the mock"],
  ])("rejects %j in one line", async (args, told) => {
    const { code, lines } = await run("scripts/start.ts", ...args);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(told);
  });
});
