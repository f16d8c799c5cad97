import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer, get } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePorts, isPortFree } from "#scripts/support/ports.ts";
import { BUILD_RECORD } from "#scripts/web/build-plugins.ts";
import { mockArgs, startMock } from "../support/mock-program.ts";
import { runNode, startNode, startProgram } from "../support/program.ts";

const BUSY_MOCK = fileURLToPath(new URL("../support/busy-mock.ts", import.meta.url));

/** Occupies a free port until the test is over. */
async function holdPort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A folder that is a build of the shop as far as `npm start` can tell. */
async function buildShop(): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), "dist-"));
  onTestFinished(() => rm(dist, { recursive: true }));
  await writeFile(join(dist, "index.html"), "<!doctype html><title>药店</title>");
  await writeFile(join(dist, BUILD_RECORD), "{}");
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
    [["--origin", "https://**.example.com"], "--origin"],
    [["--allow-host", "http://shop"], "--allow-host"],
    [["--host", "not a host"], "--host"],
    [["--host", "192.0.2.1", "--port", "0"], "--host"],
    [["--scenario", "nope"], "nope"],
    [["--state", ""], "--state"],
    [["--mock-missing"], "they need --upstream"],
    [["--upstream", "http://127.0.0.1:1", "--mock-only", "kart"], "--mock-only kart is neither a tag"],
    [["--scenario"], "--scenario needs a value"],
    [["--scenario", "order-expirin"], "did you mean order-expiring?"],
    [["--prot", "4020"], "unknown option --prot (did you mean --port?)"],
    [["--watch=1"], "--watch takes no value"],
    [["--quiet", "4020"], "unexpected argument 4020"],
    [["--lang", "fr"], "--lang must be en or zh, not fr"],
    [["--lang"], "--lang needs a value"],
    [["--prot", "4020", "--lang", "zh"], "未知选项 --prot（您是不是要找 --port？）"],
    [["--lang=zh", "--port", "70000"], "--port 必须是 0 到 65533 的整数，不能是 70000"],
    [["--lang", "zh", "--mock-missing"], "需要 --upstream"],
    [
      ["--lang", "zh", "--scenario", "order-expirin"],
      "未知场景 order-expirin（您是不是要找 order-expiring？）",
    ],
  ])("rejects %j in one line", async (args, named) => {
    const { code, lines } = await runNode(["mock-server/cli.ts", ...args]);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(named);
  });

  it("allows pages by a pattern, and tells once of those it does not", async () => {
    const origins = ["--origin", "https://*.example.com", "--origin", "http://shop.test:*"];
    const mock = await startMock([...origins, "--allow-host", "mock.test"]);
    const { main } = mock.urls;
    const allowed = async (origin: string) =>
      (await fetch(`${main}/api/goods/hot`, { headers: { origin } })).headers.get(
        "access-control-allow-origin",
      );
    for (const origin of ["https://a.example.com", "http://shop.test:8080"])
      expect(await allowed(origin)).toBe(origin);
    for (const origin of ["https://a.b.example.com", "https://example.com", "https://example.com"])
      expect(await allowed(origin)).toBeNull();
    const warnings = () => mock.output().match(/^!.*/gm) ?? [];
    await expect.poll(warnings).toHaveLength(2);
    expect(warnings().join("\n")).toContain(
      "pages of https://example.com may not read the responses: --origin https://example.com",
    );

    const { port } = new URL(main);
    const asked = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get(`${main}/__mock__/worlds`, { headers: { host: `${host}:${port}` } }, (response) => {
          response.resume();
          resolve(response.statusCode);
        }).on("error", reject);
      });
    expect(await asked("mock.test")).toBe(200);
    expect(await asked("other.test")).toBe(403);
  });

  it("names a port that is in use", async () => {
    const port = await holdPort();
    const { code, lines } = await runNode(["mock-server/cli.ts", "--port", String(port)]);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(String(port));
  });

  it("prints help", async () => {
    const { code, lines } = await runNode(["mock-server/cli.ts", "--help"]);
    expect(code).toBe(0);
    expect(lines.join("\n")).toContain("--latency");
  });

  it("prints help, and what it does, in Chinese", async () => {
    const { code, lines } = await runNode(["mock-server/cli.ts", "--help", "--lang", "zh"]);
    expect(code).toBe(0);
    expect(lines.join("\n")).toContain("每个请求的延迟");
    await startNode(["mock-server/cli.ts", "--port", "0", "--lang", "zh"]).said(
      /Mock 服务已启动[^]*控制台：http/,
    );
  });

  it("serves on when nobody reads its output any more", async () => {
    const piped = ["bash", "-c", '"$0" "$@" 2>&1 | head -n 1', process.execPath, ...mockArgs()];
    const [, main] = await startProgram(piped).said(/main (\S+)/);
    for (const status of [200, 200, 200])
      expect((await fetch(`${main}/api/goods/list?nonsense=1`)).status).toBe(status);
  });

  it("ends with the npm that started it", async () => {
    const port = await freePorts(3);
    const npm = startProgram(["npm", "run", "mock", "--", "--port", String(port)]);
    await npm.said(/Panel:/);
    await npm.stop();
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
      const { code, lines } = await runNode(["scripts/start.ts", flag, String(port), ...others]);
      expect(code).toBe(1);
      const warnings = lines.filter((line) => line.includes(`port ${port} (`));
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(`choose another with ${flag}`);
    }
  });

  it.each([
    ["as it is built", []],
    ["with --dev", ["--dev"]],
  ])("%s ends with Ctrl-C while its mock is busy, and serves the shop meanwhile", async (_what, flags) => {
    const mockPort = await freePorts(4);
    const webPort = mockPort + 3;
    const args = ["--mock-port", String(mockPort), "--web-port", String(webPort), ...flags];
    const dist = await buildShop();
    const env = { NODE_OPTIONS: `--import ${BUSY_MOCK}` };
    const started = startNode(["scripts/start.ts", ...args, "--dist", dist], { env });
    await started.said(/Press Ctrl-C to stop/);

    const busy = fetch(`http://127.0.0.1:${mockPort}/never-ends`).then(
      () => "answered",
      () => "cut off",
    );
    const isResponding = () =>
      fetch(`http://127.0.0.1:${mockPort}/__mock__/health`, { signal: AbortSignal.timeout(500) }).then(
        () => true,
        () => false,
      );
    await expect.poll(isResponding).toBe(false);
    expect((await fetch(`http://localhost:${webPort}/`)).status).toBe(200);
    const { code, lines } = await started.stop("SIGINT");
    expect(code).toBe(0);
    expect(await busy).toBe("cut off");
    expect(lines.at(-1)).toBe("Stopping …");
    // Nothing of it stays behind.
    for (const port of [mockPort, webPort]) expect(await isPortFree(port)).toBe(true);
  });

  it.each([
    ["as it is built", [], {}],
    ["with --dev", ["--dev"], { VITE_API_MAIN: "http://localhost:1" }],
  ])("%s uses a backend instead of the mock, and says why browsers will not", async (_what, flags, env) => {
    const backend = createHttpServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    }).listen(0);
    await once(backend, "listening");
    onTestFinished(() => void backend.close());
    const api = `http://localhost:${(backend.address() as AddressInfo).port}`;
    const webPort = await freePorts(1);
    const args = ["--api", api, "--web-port", String(webPort), "--dist", await buildShop(), ...flags];
    const started = startNode(["scripts/start.ts", ...args], { env });
    await started.said(/no Access-Control-Allow-Origin/);
    expect(started.output()).not.toContain("Panel");
    expect(started.output().includes(`VITE_API_MAIN=http://localhost:1 is not used`)).toBe(
      "VITE_API_MAIN" in env,
    );
    const settings = await fetch(`http://localhost:${webPort}/config.json`);
    expect(await settings.json()).toMatchObject({ main: api, activity: api, chat: api });
    expect((await started.stop("SIGINT")).code).toBe(0);
  });

  it.each([
    [["--api", "staging.example"], "--api: main must be an address"],
    [["--web-prot", "4020"], "unknown option --web-prot (did you mean --web-port?)"],
    [["--web-port", "0"], "--web-port must be an integer from 1 to 65535"],
    [["--mock-port", "65534"], "--mock-port must be an integer from 1 to 65533"],
    [["--web-port", "4011"], "--web-port 4011 is a port of the mock"],
    [["--web-port", "4011", "--lang", "zh"], "--web-port 4011 是 Mock 服务的端口"],
  ])("rejects %j in one line", async (args, warnings) => {
    const { code, lines } = await runNode(["scripts/start.ts", ...args]);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(warnings);
  });
});
