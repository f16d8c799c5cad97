/**
 * `npm run check -- conformance-mutants`: plants each fault of `all.ts` in front of the mock and checks that the
 * conformance command finds it; then runs the unmodified mock with several seeds. Arguments select mutants by name,
 * `--seeds N` sets the number of seeds (20). Exits with 1 if a mutant survives or a false alarm is raised.
 */
import { parseArgs } from "node:util";
import { startMockServer } from "#mock/node/start.ts";
import { MUTANTS } from "./all.ts";
import { judgeFaithful } from "./judge-faithful.ts";
import { type Verdict, judgeMutant } from "./judge-mutant.ts";
import type { Mutant } from "./mutant.ts";

const SCALE = 1 / 6;
const DEFAULT_SEEDS = 20;
const USAGE = "Usage: npm run check -- conformance-mutants [names of mutants] [--seeds N]";

const { values, positionals } = readArgs();
const unknown = positionals.filter((name) => !MUTANTS.some((mutant) => mutant.name === name));
const seeds = Number(values.seeds);
if (unknown.length > 0 || !Number.isInteger(seeds) || seeds < 0) {
  console.error(USAGE);
  if (unknown.length > 0) console.error(`No such mutant: ${unknown.join(", ")}`);
  process.exit(1);
}

function readArgs() {
  try {
    return parseArgs({
      options: { seeds: { type: "string", default: String(DEFAULT_SEEDS) } },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${USAGE}\n${(error as Error).message}`);
    process.exit(1);
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function show({ mutant, kill, alarms, seen, ms }: Verdict): void {
  const [operationId, rule] = mutant.found;
  console.log(`${kill ? "✓" : "✗ survived:"} ${mutant.name}: ${mutant.fault} (${seconds(ms)})`);
  if (!kill)
    console.log(`    wanted ${operationId}/${rule}; found ${[...new Set(seen)].join(", ") || "nothing"}`);
  for (const { key, probe, seen: was } of alarms) console.log(`    wrong alarm: ${key} (${probe}): ${was}`);
}

/** The verdict with the first seed, or for a race with the first that does not show it. */
async function judgeWithSeeds(mutant: Mutant): Promise<Verdict> {
  let verdict = await judgeMutant(mock.urls, mutant);
  for (let seed = 2; mutant.isRace && verdict.kill && seed <= seeds; seed += 1)
    verdict = await judgeMutant(mock.urls, mutant, seed);
  return verdict;
}

const begin = performance.now();
const mock = await startMockServer({ port: 0, quiet: true, scale: SCALE });
const selected = MUTANTS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const verdicts: Verdict[] = [];
for (const mutant of selected) {
  const verdict = await judgeWithSeeds(mutant);
  show(verdict);
  verdicts.push(verdict);
}
const mutantMs = performance.now() - begin;
const killed = verdicts.filter(({ kill }) => kill).length;
const alarms = verdicts.flatMap((verdict) => verdict.alarms).length;

let falseFailures = 0;
let calls = 0;
const beginSeeds = performance.now();
for (let seed = 1; seed <= seeds; seed += 1) {
  const report = await judgeFaithful(mock.urls, seed);
  calls += report.calls;
  falseFailures += report.failures.length;
  for (const { key, seen } of report.failures) console.log(`✗ seed ${seed}: wrong alarm: ${key}: ${seen}`);
}
await mock.close();

console.log(
  `\n${killed} of ${verdicts.length} mutants killed, ${alarms} wrong alarms beside them, ${seconds(mutantMs)}`,
);
if (seeds > 0)
  console.log(
    `the mock as it is: ${falseFailures} wrong alarms in ${calls} calls with ${seeds} seeds, ${seconds(performance.now() - beginSeeds)}`,
  );
process.exitCode = killed === verdicts.length && alarms + falseFailures === 0 ? 0 : 1;
