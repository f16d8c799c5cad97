/**
 * `npm run contract:diff -- <git ref>`: what changed in the contract since that commit, and whom it breaks. Exits with
 * 1 if anything is breaking, with 2 if the comparison failed.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printableLines } from "#api-spec/kit/terminal.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { stopCommands } from "../support/run-command.ts";
import { HELP, readArguments } from "./arguments.ts";
import { diffContracts } from "./diff-contracts.ts";
import { Misuse } from "./misuse.ts";
import { countChanges, printChanges, releaseOf } from "./print-changes.ts";
import { readContracts } from "./read-contract.ts";

async function compareWith(ref: string, json: boolean): Promise<number> {
  const scratch = await mkdtemp(join(tmpdir(), "contract-diff-"));
  const cleanUp = () => rm(scratch, { recursive: true, force: true });
  onInterrupt(async () => {
    stopCommands();
    await cleanUp();
  }, 130);
  try {
    const { before, after } = await readContracts(process.cwd(), ref, scratch);
    const changes = diffContracts(before, after);
    const counts = countChanges(changes);
    const report = { ref, ...counts, release: releaseOf(counts), changes };
    console.log(printableLines(json ? JSON.stringify(report, null, 2) : printChanges(changes, ref)));
    return counts.breaking > 0 ? 1 : 0;
  } finally {
    await cleanUp();
  }
}

try {
  const { help, json, ref } = readArguments(process.argv.slice(2));
  if (help) console.log(HELP);
  else process.exitCode = await compareWith(ref, json);
} catch (error) {
  // Any other error also exits with 2: 1 would report a breaking change.
  if (error instanceof Misuse) console.error(`contract:diff: ${printableLines(error.message)}`);
  else console.error("contract:diff:", error);
  process.exitCode = 2;
}
