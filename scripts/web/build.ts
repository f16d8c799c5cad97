import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT, type RunResult, runCommand } from "../support/run-command.ts";
import { type ApiOrigins, envForApi } from "./api-origins.ts";
import { BUILD_RECORD } from "./build-plugins.ts";

/** The inputs of the build: a change in any of them makes dist/ stale. */
const SOURCES = [
  "index.html",
  "vite.config.ts",
  "package-lock.json",
  "src",
  "generated",
  "api-spec/kit/codec",
  "scripts/web",
];

/** The latest modification time below `path`; a folder's own time covers deleted files. */
function changedAt(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Whether `dist` was built for these API addresses and no source has changed since. */
export function isBuildFresh(dist: string, api: ApiOrigins): boolean {
  const record = join(dist, BUILD_RECORD);
  const builtAt = changedAt(record);
  if (builtAt === 0 || SOURCES.some((source) => changedAt(join(ROOT, source)) > builtAt)) return false;
  const built = JSON.parse(readFileSync(record, "utf8")) as { api: ApiOrigins };
  return JSON.stringify(built.api) === JSON.stringify(api);
}

/**
 * Builds the app in the source tree `tree` for these API addresses into `dist`, in a child process. `env` is added to
 * its environment.
 */
export function buildWeb(
  dist: string,
  api: ApiOrigins,
  env: NodeJS.ProcessEnv = {},
  tree = ROOT,
): Promise<RunResult> {
  return runCommand(["vite", "build", tree, "--outDir", dist, "--emptyOutDir"], {
    env: { ...envForApi(api), ...env },
  });
}
