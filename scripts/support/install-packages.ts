import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type RunResult, runCommand } from "./run-command.ts";

export type Say = (line: string) => void;

/** Debian's packages can be installed without asking anybody. */
export const isRootOnDebian = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Says that something is installed, and why if that fails; returns whether it is there. */
export async function attempt(say: Say, what: string, run: Promise<RunResult>): Promise<boolean> {
  say(`${what} …`);
  const { ok, output } = await run;
  const reason = output
    .split("\n")
    .find((line) => /error|fail|unable/i.test(line))
    ?.trim();
  if (!ok) say(`${what}: failed (${reason ?? "no response in time"})`);
  return ok;
}

/**
 * Names of Debian's packages, with spaces between them. An archive may fail to deliver one of hundreds of files: they
 * are asked for again, and only what is needed.
 */
export function aptInstall(packages: string): Promise<RunResult> {
  const apt = "DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::Retries=3";
  const install = `${apt} update && ${apt} install -y --no-install-recommends ${packages}`;
  return runCommand(["sh", "-c", install], { timeoutMs: 600_000 });
}

/** The files of these names that the shell would find, in this order. */
export function findPrograms(names: readonly string[]): string[] {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/**
 * Finds a program of one of these names, or installs it as Debian's package. Throws with how to get it where it can't.
 */
export async function ensureProgram(names: readonly string[], packages: string): Promise<string> {
  const [found] = findPrograms(names);
  if (found) return found;
  if (isRootOnDebian) await attempt(console.log, `Installing Debian's ${packages}`, aptInstall(packages));
  const [installed] = findPrograms(names);
  if (!installed) throw new Error(`There is no ${names.join(" or ")}: install ${packages}`);
  return installed;
}
