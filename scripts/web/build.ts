import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT, type RunResult, runCommand } from "../support/run-command.ts";
import { BUILD_RECORD } from "./build-plugins.ts";

/** The inputs of the build: a change in any of them makes dist/ stale. */
const SOURCES = [
  "index.html",
  "vite.config.ts",
  "package-lock.json",
  "src",
  "generated",
  "api-spec/kit/codec",
  "scripts/deploy",
  "scripts/web",
];

/** The latest modification time below `path`; a folder's own time covers deleted files. */
function changedAt(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** True if `dist` was built and no source has changed since. */
export function isBuildFresh(dist: string): boolean {
  const builtAt = changedAt(join(dist, BUILD_RECORD));
  return builtAt > 0 && SOURCES.every((source) => changedAt(join(ROOT, source)) <= builtAt);
}

/** Builds the app in the source tree `tree` into `dist`, in a child process. `env` is added to its environment. */
export function buildWeb(dist: string, env: NodeJS.ProcessEnv = {}, tree = ROOT): Promise<RunResult> {
  return runCommand(["vite", "build", tree, "--outDir", dist, "--emptyOutDir"], { env });
}
