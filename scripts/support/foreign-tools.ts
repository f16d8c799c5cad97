import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "./run-command.ts";

/** Third-party tools that a command needs but the project must not depend on. */
export type ForeignTools = {
  /** Their purpose in one word: `generators`. */
  readonly name: string;
  /** Pinned, so that a new release cannot break our command. */
  readonly versions: Readonly<Record<string, string>>;
};

/**
 * Installs tools outside of the project, in the system's temporary folder, unless an earlier run has already done so.
 * Returns the folder. Throws with npm's output if that fails, for example offline.
 */
export async function installForeignTools({ name, versions }: ForeignTools): Promise<string> {
  const folder = join(tmpdir(), `contract-${name}-${Object.values(versions).join("-")}`);
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  if (existsSync(folder)) {
    console.log(`${title}: those installed in ${folder}`);
    return folder;
  }
  const wanted = Object.entries(versions).map((one) => one.join("@"));
  console.log(`${title}: installing ${wanted.join(", ")}`);
  console.log(`  into ${folder} (from the npm registry; kept for the next run)`);
  // Renamed when complete, so that an interrupted installation is never reused.
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  await writeFile(
    join(partial, "package.json"),
    JSON.stringify({ name: `contract-${name}`, private: true, dependencies: versions }),
  );
  // No third-party install scripts; and npm would otherwise inherit the log level of the script that runs this.
  const options = "--ignore-scripts --no-audit --no-fund --no-package-lock --loglevel=error".split(" ");
  const { ok, output } = await runCommand(["npm", "install", "--prefix", partial, ...options]);
  if (!ok) {
    await rm(partial, { recursive: true, force: true });
    throw new Error(`npm cannot install the ${name} (this needs the network):\n${output.trimEnd()}`);
  }
  await rename(partial, folder);
  return folder;
}
