import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { runCommand } from "../support/run-command.ts";
import type { Client } from "./client.ts";

/** True if the machine lacks a command: each command used here can print its version. */
async function isMissing(command: string): Promise<boolean> {
  const { ok } = await runCommand([command, command === "go" ? "version" : "--version"]);
  return !ok;
}

/** The commands of the machine that a client lacks. */
export async function missingFor({ needs }: Client): Promise<string[]> {
  const missing = await Promise.all(needs.map(isMissing));
  return needs.filter((_command, at) => missing[at]);
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
  const begin = performance.now();
  let said = "";
  for (const step of steps) {
    const { ok, output } = await runCommand([...step.command], {
      env: { SHOP: shop, GOTOOLCHAIN: "local", ...step.env },
    });
    if (!ok && step.fetches) {
      console.log(`– ${name}: skipped, not ${step.name}: ${lastLine(output)}`);
      return;
    }
    if (!ok) throw new Error(`${name}: not ${step.name}\n${output.trimEnd()}`);
    said = output;
  }
  if (!/^ordered DD\d+$/m.test(said))
    throw new Error(`${name}: the program has ordered nothing:\n${said.trimEnd()}`);
  console.log(
    `✓ ${name}: ${steps.map((step) => step.name).join(", ")} (${((performance.now() - begin) / 1000).toFixed(1)} s)`,
  );
}

const lastLine = (output: string) => output.trimEnd().split("\n").at(-1) ?? "";
