import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { aptInstall, attempt, isRootOnDebian } from "../support/install-packages.ts";
import { runCommand } from "../support/run-command.ts";
import type { Client } from "./client.ts";
import { runStep } from "./run-step.ts";

/** True if the machine lacks a command: each command used here can print its version. */
async function isMissing(command: string): Promise<boolean> {
  const { ok } = await runCommand([command, command === "go" ? "version" : "--version"]);
  return !ok;
}

/** The commands of the machine that a client lacks, once its packages are installed. */
export async function missingFor({ needs, packages }: Client): Promise<string[]> {
  if (packages && isRootOnDebian) await installPackages(packages);
  const missing = await Promise.all(needs.map(isMissing));
  return needs.filter((_command, at) => missing[at]);
}

async function installPackages(packages: string): Promise<void> {
  const { ok } = await runCommand(["dpkg", "--status", ...packages.split(" ")]);
  if (!ok) await attempt(console.log, `Installing Debian's ${packages}`, aptInstall(packages));
}

/**
 * Generates and builds a client and buys with it at `shop`. Tells, and ends, when the machine cannot fetch what it
 * needs. Throws with the output of any other step that fails.
 */
export async function buyWith({ name, files, steps }: Client, shop: string): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  let said = "";
  for (const step of steps) {
    const env = { SHOP: shop, GOTOOLCHAIN: "local", ...step.env };
    const { ok, output } = await runStep(`${name}: ${step.name}`, { ...step, env });
    if (!ok && step.fetches) {
      console.log(`– ${name}: skipped, not ${step.name}: ${lastLine(output)}`);
      return;
    }
    if (!ok) throw new Error(`${name}: not ${step.name}\n${output.trimEnd()}`);
    said = output;
  }
  if (!/^ordered DD\d+$/m.test(said))
    throw new Error(`${name}: the program has ordered nothing:\n${said.trimEnd()}`);
}

const lastLine = (output: string) => output.trimEnd().split("\n").at(-1) ?? "";
