import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Runs a tool of node_modules in the project root and returns its output. Throws if it fails, and only then shows it.
 */
export function runTool(name: string, args: string[], env: Record<string, string> = {}): string {
  try {
    return execFileSync(`node_modules/.bin/${name}`, args, {
      cwd: root,
      stdio: "pipe",
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`);
    throw new Error(`${name} ${args.join(" ")} failed`, { cause: error });
  }
}
