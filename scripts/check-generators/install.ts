import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "../support/run-command.ts";

/** Pinned, so that a release of theirs is no failure of ours. openapi-typescript asks for TypeScript 5. */
const VERSIONS = {
  "@hey-api/openapi-ts": "0.99.0",
  "openapi-typescript": "7.13.0",
  typescript: "5.9.3",
} as const;

const folder = join(tmpdir(), `contract-generators-${Object.values(VERSIONS).join("-")}`);

/**
 * Installs the generators outside the project, whose own TypeScript they cannot use, unless an earlier run has left them
 * there. Answers the folder. Throws with npm's output when it cannot.
 */
export async function installGenerators(): Promise<string> {
  if (existsSync(folder)) {
    console.log(`Generators: those installed in ${folder}`);
    return folder;
  }
  console.log(
    `Generators: installing ${Object.entries(VERSIONS)
      .map((one) => one.join("@"))
      .join(", ")}`,
  );
  console.log(`  into ${folder} (from the npm registry; kept for the next run)`);
  // Renamed when it is complete, so that a broken installation is never taken for a good one.
  const partial = `${folder}.${process.pid}`;
  await mkdir(partial, { recursive: true });
  await writeFile(
    join(partial, "package.json"),
    JSON.stringify({ name: "contract-generators", private: true, dependencies: VERSIONS }),
  );
  // Install scripts of strangers stay off; npm would otherwise print as little as the script that runs this.
  const options = "--ignore-scripts --no-audit --no-fund --no-package-lock --loglevel=error".split(" ");
  const { ok, output } = await runCommand(["npm", "install", "--prefix", partial].concat(options));
  if (!ok) {
    await rm(partial, { recursive: true, force: true });
    throw new Error(`npm cannot install the generators (this needs the network):\n${output.trimEnd()}`);
  }
  await rename(partial, folder);
  return folder;
}
