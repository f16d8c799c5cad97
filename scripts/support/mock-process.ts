import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Host } from "#api-spec/kit/document.ts";
import type { DelayReading, MemoryReading } from "./mock-probe.ts";
import { ROOT } from "./run-command.ts";

const PROBE = fileURLToPath(new URL("mock-probe.ts", import.meta.url));
const TIMEOUT_MS = 240_000;
/** Only the end of the server's output is stored. */
const OUTPUT_MAX = 20_000;

export type MockProcess = {
  readonly urls: Readonly<Record<Host, string>>;
  /** The end of its output. */
  output(): string;
  /** Returns how it exited, such as "code 1" or "SIGKILL"; undefined while it runs. */
  ended(): string | undefined;
  /** The heap size after garbage collection. Rejects if the process has exited. */
  memory(): Promise<MemoryReading>;
  /** The maximum delay of its event loop since the last call. Rejects if the process has exited. */
  delay(): Promise<DelayReading>;
  stop(): Promise<void>;
  /** Kills it with SIGKILL, like a power failure. */
  kill(): Promise<void>;
};

/** Node's arguments in `npm run mock`, so that tests run the same process as users do. */
export function mockArguments(...flags: string[]): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    scripts: { mock: string };
  };
  const words = scripts.mock.split(" ");
  return [...words.slice(words.indexOf("node") + 1), ...flags];
}

/**
 * Starts the mock in a child process on free ports, and waits until it prints its addresses. Throws with its output if
 * it exits.
 */
export async function startMockProcess(...flags: string[]): Promise<MockProcess> {
  const args = ["--expose-gc", "--import", PROBE, ...mockArguments("--port", "0", "--quiet", ...flags)];
  // Not in our process group: Ctrl-C goes to us, and we stop it.
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    detached: true,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-OUTPUT_MAX)));
  // The mock must not outlive its parent. A parent that handles signals must call process.exit: a signal alone emits no
  // exit event.
  const takeAlong = () => child.kill("SIGKILL");
  process.once("exit", takeAlong);
  child.once("exit", () => process.off("exit", takeAlong));
  const urls = await listening(child, () => output);
  return {
    urls,
    output: () => output,
    ended: () => ending(child),
    memory: () => ask<MemoryReading>(child, "memory"),
    delay: () => ask<DelayReading>(child, "delay"),
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

const ending = ({ exitCode, signalCode }: ChildProcess): string | undefined =>
  signalCode ?? (exitCode === null ? undefined : `code ${exitCode}`);

/** The addresses in its greeting: of the main, the activity and the chat host. */
async function listening(child: ChildProcess, output: () => string): Promise<MockProcess["urls"]> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    const [main, activity, chat] = new Set(output().match(/http:\/\/localhost:\d+/g));
    if (main !== undefined && activity !== undefined && chat !== undefined) return { main, activity, chat };
    const ended = ending(child);
    if (ended !== undefined) throw new Error(`the mock did not start (${ended}):\n${output().trim()}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
  child.kill("SIGKILL");
  throw new Error(`the mock did not say where it listens:\n${output().trim()}`);
}

async function ask<T>(child: ChildProcess, question: "memory" | "delay"): Promise<T> {
  if (!child.connected) throw new Error(`the mock has ended (${ending(child) ?? "no channel"})`);
  child.send(question);
  const [reading] = (await once(child, "message", { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [T];
  return reading;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (ending(child) !== undefined) return;
  child.kill(signal);
  await once(child, "exit");
}
