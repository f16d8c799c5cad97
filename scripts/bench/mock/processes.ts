import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePorts } from "../../support/ports.ts";
import { ROOT } from "../../support/run-command.ts";

export type Running = { readonly url: string; readonly startMs: number; stop(): Promise<void> };

const TIMEOUT_MS = 60_000;

/** Starts a server in a child process and waits until `path` responds; `startMs` is the time it took. */
export async function startServer(
  command: (port: number) => string[],
  path: string,
  {
    program = process.execPath,
    stderr = "inherit",
  }: { program?: string; stderr?: "inherit" | "ignore" } = {},
): Promise<Running> {
  const port = await freePorts(3);
  const url = `http://localhost:${port}`;
  const start = performance.now();
  const child = spawn(program, command(port), { cwd: ROOT, stdio: ["ignore", "ignore", stderr] });
  await waitFor(child, url + path);
  return { url, startMs: performance.now() - start, stop: () => stop(child) };
}

/** Waits until this URL responds. Rejects if the process ends before, or does not respond for a minute. */
export async function waitFor(child: ChildProcess, url: string): Promise<void> {
  const start = performance.now();
  while (!(await responds(url))) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(" ")} ended with ${child.exitCode}`);
    if (performance.now() - start > TIMEOUT_MS)
      throw new Error(`${child.spawnargs.join(" ")} does not respond`);
    await sleep(5);
  }
}

async function responds(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Runs a node script that prints JSON as its last line. */
export async function readJsonFrom<T>(args: string[]): Promise<T> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "ignore"] });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString("utf8")));
  await once(child, "close");
  return JSON.parse(output.trim().split("\n").at(-1) ?? "") as T;
}
