import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";

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
    [["--scenario"], "--scenario 后面缺少值"],
    [["--scenario", "order-expirin"], "是不是 order-expiring？"],
    [["--prot", "4020"], "没有选项 --prot；是不是 --port？"],
    [["--watch=1"], "--watch 后面不带值"],
    [["--quiet", "4020"], "多余的参数 4020"],
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
      const told = lines.filter((line) => line.includes(`端口 ${port}（`));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(`用 ${flag} 换一个`);
    }
  });

  it.each([
    [["--web-prot", "4020"], "没有选项 --web-prot；是不是 --web-port？"],
    [["--web-port", "0"], "--web-port 必须是 1 到 65535 的整数"],
    [["--mock-port", "65534"], "--mock-port 必须是 1 到 65533 的整数"],
    [["--web-port", "4011"], "--web-port 4011 是模拟接口的端口"],
  ])("rejects %j in one line", async (args, told) => {
    const { code, lines } = await run("scripts/start.ts", ...args);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(told);
  });
});
