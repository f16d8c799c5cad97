/**
 * `npm run check -- generators [<contract.json>] [--only <part of a name>]`: whether third-party code generators can
 * read the contract, and buy with the client that they make of it on a running mock. Needs the network the first time,
 * so it is not part of `npm test`. A language that the machine lacks is reported and skipped. Exits with 1 and the
 * tools' output if one fails.
 */
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { listOperations } from "#api-spec/kit/operations.ts";
import { readDocument } from "#api-spec/kit/read-document.ts";
import { installTools } from "../support/install-tools.ts";
import { startMockProcess } from "../support/mock-process.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { ROOT, stopCommands } from "../support/run-command.ts";
import { buyWith, missingFor } from "./buy.ts";
import type { Places } from "./client.ts";
import { clients } from "./clients.ts";
import { fetchJar } from "./openapi-generator-jar.ts";
import { runStep } from "./run-step.ts";
import { TSCONFIG, steps, writeConsumer } from "./steps.ts";

async function checkGenerators(contract: string, only: string): Promise<void> {
  if (!existsSync(contract)) throw new Error(`${contract} does not exist: run \`npm run generate\` first.`);
  const operationIds = listOperations(readDocument(contract)).map(({ id }) => id);
  const tools = await installTools("generators");
  const out = join(tools, `out-${process.pid}`);
  try {
    await mkdir(out);
    await writeFile(join(out, "tsconfig.json"), TSCONFIG);
    await writeFile(join(out, "consumer.ts"), writeConsumer(operationIds));
    for (const step of steps(tools, contract, out)) {
      const { ok, output } = await runStep(step.name, step);
      if (!ok) throw new Error(`${step.name}: failed\n${output.trimEnd()}`);
    }
    console.log(`${operationIds.length} operations read by generators that are not ours`);
    const failed = await buyWithClients({ tools, contract, out }, only);
    if (failed.length > 0) throw new Error(failed.join("\n✗ "));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Buys with each client that the machine can build; returns what went wrong. */
async function buyWithClients(places: Places, only: string): Promise<string[]> {
  const jar = await fetchJar();
  const chosen = clients(places, jar).filter(({ name }) => name.includes(only));
  if (chosen.length === 0) throw new Error(`no client has ${JSON.stringify(only)} in its name`);
  const failed: string[] = [];
  const mock = await startMockProcess();
  try {
    for (const client of chosen) {
      const missing = await missingFor(client);
      if (missing.length > 0)
        console.log(`– ${client.name}: skipped, this machine has no ${missing.join(" and ")}`);
      else await buyWith(client, mock.urls.main).catch((error: Error) => failed.push(error.message));
    }
  } finally {
    await mock.stop();
  }
  return failed;
}

onInterrupt(stopCommands, 130);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: "string", default: "" } },
  });
  await checkGenerators(resolve(positionals[0] ?? join(ROOT, "generated/openapi.json")), values.only);
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
