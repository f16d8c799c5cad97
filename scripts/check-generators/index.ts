/**
 * `npm run check:generators [-- <contract.json>]`: whether third-party code generators can read the contract. Needs the
 * network the first time, so it is not part of `npm test`. Exits with 1 and the tool's output if one fails.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { listOperations } from "#api-spec/kit/operations.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { installForeignTools } from "../support/foreign-tools.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { ROOT, runCommand, stopCommands } from "../support/run-command.ts";
import { GENERATORS } from "./generators.ts";
import { TSCONFIG, steps, writeConsumer } from "./steps.ts";

async function checkGenerators(contract: string): Promise<void> {
  if (!existsSync(contract)) throw new Error(`${contract} does not exist: run \`npm run generate\` first.`);
  const operationIds = listOperations(readDocument(contract)).map(({ id }) => id);
  const tools = await installForeignTools(GENERATORS);
  const out = join(tools, `out-${process.pid}`);
  try {
    await mkdir(out);
    await writeFile(join(out, "tsconfig.json"), TSCONFIG);
    await writeFile(join(out, "consumer.ts"), writeConsumer(operationIds));
    for (const { name, command } of steps(tools, contract, out)) {
      const { ok, output, ms } = await runCommand(command);
      if (!ok) throw new Error(`${name}: failed\n${output.trimEnd()}`);
      console.log(`✓ ${name} (${(ms / 1000).toFixed(1)} s)`);
    }
    console.log(`${operationIds.length} operations read by generators that are not ours`);
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

onInterrupt(stopCommands, 130);
try {
  await checkGenerators(resolve(process.argv[2] ?? join(ROOT, "generated/openapi.json")));
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
