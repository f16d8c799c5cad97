import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, readFile, rename, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT, runCommand } from "./run-command.ts";

/** A folder of `tools/`: what a command that few people run needs, and `npm ci` does not install. */
export type ToolSet =
  | "autocannon"
  | "browsers"
  | "generators"
  | "lighthouse"
  | "lucide"
  | "mock-servers"
  | "msw"
  | "mutants";

const OPTIONS = [
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  // npm would otherwise inherit the log level of the script that runs this.
  "--loglevel=error",
  // The lockfile names every version, so that npm may use its cache.
  "--prefer-offline",
  // Without a network it would try for two minutes.
  "--fetch-retries=1",
  "--fetch-retry-mintimeout=2000",
];

/**
 * Installs tools as their lockfile has them, unless an earlier run has already done so. Returns their folder. It is
 * inside of the project, whose own packages tools can thus import. Throws with npm's output if that fails, for example
 * offline.
 */
export async function installTools(name: ToolSet): Promise<string> {
  const source = join(import.meta.dirname, "tools", name);
  const lockfile = await readFile(join(source, "package-lock.json"));
  const version = createHash("sha256").update(lockfile).digest("hex").slice(0, 8);
  const folder = join(ROOT, ".cache/tools", `${name}-${version}`);
  const place = relative(ROOT, folder);
  if (existsSync(folder)) {
    console.log(`Tools: those in ${place}`);
    return folder;
  }
  const { dependencies } = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const packages = Object.entries(dependencies).map((one) => one.join(" "));
  console.log(`Tools: installing ${packages.join(", ")}`);
  console.log(`  into ${place} (from the npm registry; kept for the next run)`);
  // Renamed when complete, so that an interrupted installation is never reused.
  const partial = `${folder}.${process.pid}`;
  await cp(source, partial, { recursive: true });
  const { ok, output } = await runCommand(["npm", "ci", "--prefix", partial, ...OPTIONS]);
  if (!ok) {
    await rm(partial, { recursive: true, force: true });
    throw new Error(`npm cannot install the tools (this needs the npm registry):\n${output.trimEnd()}`);
  }
  await rename(partial, folder);
  return folder;
}
