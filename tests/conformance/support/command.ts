import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const COMMAND = "scripts/conformance/index.ts";

export type Ended = {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  readonly ms: number;
};

/** Runs the command like its users. */
export async function conformance(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return startConformance(args, env).ended;
}

/** Starts the command; `interrupt` sends Ctrl-C. */
export function startConformance(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const begin = performance.now();
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: ROOT, env: { ...process.env, ...env } });
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (out += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (err += text));
  const ended: Promise<Ended> = once(child, "close").then((values) => {
    const [code] = values as [number | null];
    return { code, out: out.trim(), err: err.trim(), ms: performance.now() - begin };
  });
  return { ended, interrupt: () => void child.kill("SIGINT") };
}
