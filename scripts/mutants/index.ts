/**
 * `npm run mutants`: plants small faults in the rules of the shop and of the mock, one at a time, and counts those that
 * no test notices. A run of everything takes hours: `npm run mutants -- src/shared/lib` takes one area, or a part of
 * one. Fails under 85 % of an area. The faults that survived, line by line: .cache/mutants/report.html.
 */
import { onInterrupt } from "../support/on-interrupt.ts";
import { runCommand, stopCommands } from "../support/run-command.ts";
import { AREAS, type Area, areasAt } from "./areas.ts";

async function mutate({ folder, mutate: files, tests }: Area): Promise<boolean> {
  console.log(`\n— ${folder}`);
  const command = ["stryker", "run", "scripts/mutants/stryker.config.json", "--mutate", files.join(",")];
  const { ok } = await runCommand(command, { show: true, env: { MUTANT_TESTS: tests.join(" ") } });
  return ok;
}

onInterrupt(async () => stopCommands(), 130);
const paths = process.argv.slice(2);
const chosen = paths.length === 0 ? AREAS : paths.flatMap((path) => areasAt(path) ?? []);
const unknown = paths.filter((path) => !areasAt(path));
if (unknown.length > 0) {
  console.error(`✗ nothing is mutated in ${unknown.join(", ")}`);
  console.error(
    `Usage: npm run mutants [-- ${AREAS.map(({ folder }) => folder).join(" | ")} | a part of one]`,
  );
  process.exit(1);
}
let isOk = true;
for (const area of chosen) isOk = (await mutate(area)) && isOk;
process.exit(isOk ? 0 : 1);
