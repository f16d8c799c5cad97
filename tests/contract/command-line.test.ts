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
