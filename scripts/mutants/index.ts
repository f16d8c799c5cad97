/**
 * `npm run check -- mutants`: plants small faults in the rules of the shop and of the mock, one at a time, and counts
 * those that no test notices. A run of everything takes hours: `npm run check -- mutants src/shared/lib` takes one
 * area, or a part of one, and `-- mock-server/domain/cart` the mock's rules of one tag. Fails under 85 % of an area.
 * The faults that survived, line by line: .cache/mutants/report.html.
 */
import { existsSync, globSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { installTools } from "../support/install-tools.ts";
import { onInterrupt } from "../support/on-interrupt.ts";
import { ROOT, runCommand, stopCommands } from "../support/run-command.ts";
import { AREAS, type Area, areasAt } from "./areas.ts";

/** The results of the quick tests: Stryker reuses them, and runs the slow tests only against the surviving mutants. */
const NOTICED = join(ROOT, ".cache/mutants/noticed.json");

function stryker(files: readonly string[], tests: readonly string[], options: readonly string[] = []) {
  const run = [join(tools, "node_modules/.bin/stryker"), "run", "scripts/mutants/stryker.config.json"];
  const command = [...run, "--mutate", files.join(",")];
  return runCommand([...command, ...options], { show: true, env: { MUTANT_TESTS: tests.join(" ") } });
}

async function mutate({ folder, mutate: files, tests, slowTests }: Area): Promise<boolean> {
  console.log(`\n— ${folder}`);
  if (slowTests.length === 0) return (await stryker(files, tests)).ok;
  const incremental = ["--incremental", "--incrementalFile", NOTICED];
  await rm(NOTICED, { force: true });
  if (tests.some((pattern) => globSync(pattern, { cwd: ROOT }).length > 0)) {
    await stryker(files, tests, [...incremental, "--reporters", "progress-append-only"]);
    // It fails with too low a score too; only if it could not run at all, there is no file.
    if (!existsSync(NOTICED)) return false;
  }
  console.log(`\n— ${folder}: what the unit tests did not notice`);
  return (await stryker(files, [...tests, ...slowTests], incremental)).ok;
}

onInterrupt(async () => stopCommands(), 130);
const paths = process.argv.slice(2);
const chosen = paths.length === 0 ? AREAS : paths.flatMap((path) => areasAt(path) ?? []);
const unknown = paths.filter((path) => !areasAt(path));
if (unknown.length > 0) {
  console.error(`✗ nothing is mutated in ${unknown.join(", ")}`);
  console.error(
    `Usage: npm run check -- mutants [${AREAS.map(({ folder }) => folder).join(" | ")} | a part of one]`,
  );
  process.exit(1);
}
const tools = await installTools("mutants");
let isOk = true;
for (const area of chosen) isOk = (await mutate(area)) && isOk;
process.exit(isOk ? 0 : 1);
