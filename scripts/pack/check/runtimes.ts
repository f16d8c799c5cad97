import { execFileSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { ROOT } from "../../support/run-command.ts";

/** A Node that packages are tried on. */
export type Runtime = {
  readonly version: string;
  /**
   * The environment of its commands: this Node first in PATH, and nothing of the project or of the npm that started us.
   */
  readonly env: NodeJS.ProcessEnv;
};

const OURS = join(ROOT, "node_modules/.bin");

/** The Nodes to try: the oldest that the packages are for, and the project's own. Throws if there is no Node 20. */
export async function findRuntimes(folder: string): Promise<readonly Runtime[]> {
  const path = pathOutside();
  const found = path.map((place) => join(place, "node")).filter((file) => existsSync(file));
  const configured = process.env.NODE_20 === undefined ? [] : [process.env.NODE_20];
  const old = [...configured, ...found].find((file) => versionOf(file).startsWith("v20."));
  if (old === undefined) throw new Error("no Node 20 in PATH: name one by the environment variable NODE_20");
  return Promise.all([old, join(OURS, "node")].map((file) => makeRuntime(file, folder, path)));
}

/** The project's own Node. */
export const ownRuntime = (folder: string): Promise<Runtime> =>
  makeRuntime(join(OURS, "node"), folder, pathOutside());

/** PATH without the commands of the project's packages. */
const pathOutside = () =>
  (process.env.PATH ?? "").split(delimiter).filter((place) => !place.includes("node_modules"));

const versionOf = (file: string) => execFileSync(file, ["--version"], { encoding: "utf8" }).trim();

async function makeRuntime(file: string, folder: string, path: readonly string[]): Promise<Runtime> {
  const version = versionOf(file);
  const bin = join(folder, `node-${version}`);
  await mkdir(bin);
  await symlink(realpathSync(file), join(bin, "node"));
  // The rest that npm has set in our environment would point another npm to this project; the certificates that it
  // needs to reach a registry are the machine's.
  const rest = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_(?!EXTRA_CA_CERTS$)|INIT_CWD)/i.test(name),
  );
  return {
    version,
    env: {
      ...Object.fromEntries(rest),
      PATH: [bin, ...path].join(delimiter),
      npm_config_loglevel: "error",
    },
  };
}
