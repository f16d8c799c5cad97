import { type ChildProcess, spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project root. Every command runs there. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Node's compile cache: tests start Node a hundred times, and with it a mock starts a quarter faster. */
const NODE_COMPILE_CACHE = join(ROOT, ".cache/node");

export interface RunOptions {
  /** Added to the environment of this process. */
  env?: NodeJS.ProcessEnv | undefined;
  /** Show the output as it comes, instead of collecting it. */
  show?: boolean;
  /** Kill the command after this many milliseconds; it then counts as failed. */
  timeoutMs?: number;
}

export interface RunResult {
  ok: boolean;
  /** Both streams, interleaved as they came; empty if they were shown. */
  output: string;
  ms: number;
}

const running = new Set<ChildProcess>();

/** Kills every running command. */
export function stopCommands() {
  for (const child of running) child.kill("SIGTERM");
}

/** An environment with the project's own tools and Node first in PATH. */
function environment(extra: NodeJS.ProcessEnv | undefined): NodeJS.ProcessEnv {
  const path = [join(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return { NODE_COMPILE_CACHE, ...process.env, ...extra, PATH: path };
}

/** Starts a command without waiting for it; stopCommands() also kills it. */
export function startCommand(command: string[], options: RunOptions = {}): ChildProcess {
  const [file = "", ...args] = command;
  const child = spawn(file, args, {
    cwd: ROOT,
    env: environment(options.env),
    stdio: ["ignore", options.show ? "inherit" : "pipe", options.show ? "inherit" : "pipe"],
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

/** Runs a command and waits for it. One that cannot be started counts as failed: this never throws. */
export function runCommand(command: string[], options: RunOptions = {}): Promise<RunResult> {
  const start = performance.now();
  return new Promise((resolve) => {
    let output = "";
    const child = startCommand(command, options);
    const timer = options.timeoutMs && setTimeout(() => child.kill("SIGTERM"), options.timeoutMs);
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    const finish = (ok: boolean) => {
      if (timer) clearTimeout(timer);
      running.delete(child);
      resolve({ ok, output, ms: performance.now() - start });
    };
    child.once("error", (error) => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.once("close", (code) => finish(code === 0));
  });
}
