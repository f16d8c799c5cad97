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

/** Holds a port until the test is over; port 0 takes any. Answers the port. */
async function hold(port: number): Promise<number> {
  const server = createServer();
  server.listen(port);
  const isOurs = await Promise.race([
    once(server, "listening").then(() => true),
    once(server, "error").then(() => false),
  ]);
  if (!isOurs) return port;
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
    [["--nope"], "--nope"],
  ])("refuses %j in one line", async (args, named) => {
    const { code, lines } = await run("mock-server/cli.ts", ...args);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(named);
  });

  it("names a port that is taken", async () => {
    const port = await hold(0);
    const { code, lines } = await run("mock-server/cli.ts", "--port", String(port));
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(String(port));
  });

  it("explains itself", async () => {
    const { code, lines } = await run("mock-server/cli.ts", "--help");
    expect(code).toBe(0);
    expect(lines.join("\n")).toContain("--latency");
  });
});

it("npm start names each port that is taken, and starts nothing", async () => {
  await hold(4010);
  const { code, lines } = await run("scripts/start.ts");
  expect(code).toBe(1);
  expect(lines.filter((line) => line.includes("4010"))).toHaveLength(1);
});
