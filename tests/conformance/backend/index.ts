/**
 * `npm run check -- conformance-backend`: runs the conformance command on the backend of this folder at each step of
 * its growth, then whole and with a random third of its operations missing, with several seeds (`--seeds N`, 20). Exits
 * with 1 if a false alarm is raised, or an operation is taken for another's.
 */
import { parseArgs } from "node:util";
import fc from "fast-check";
import type { Report } from "#scripts/conformance/report.ts";
import { progressLines } from "#scripts/conformance/report/progress.ts";
import { BACKEND_OPERATIONS, type BackendOptions, type NotFound, startBackend } from "./backend.ts";
import { GROWTH, grownTo } from "./growth.ts";
import { judgeBackend, type JudgeOptions } from "./judge-backend.ts";

const USAGE = "Usage: npm run check -- conformance-backend [--seeds N]";
const DEFAULT_SEEDS = "20";
const NOT_FOUND: readonly NotFound[] = ["contract", "plain", "501", "405"];

const seeds = readSeeds();
let calls = 0;
let alarms = 0;

function readSeeds(): number {
  try {
    const { values } = parseArgs({ options: { seeds: { type: "string", default: DEFAULT_SEEDS } } });
    const seeds = Number(values.seeds);
    if (Number.isInteger(seeds) && seeds >= 0) return seeds;
  } catch {
    // Said below.
  }
  console.error(USAGE);
  process.exit(1);
}

/** Returns the false findings about a server whose operations all conform to the contract. */
function wrongsOf({ failures, implementation }: Report, has: readonly string[]): string[] {
  const { clean, missing } = implementation;
  return [
    ...failures.map(({ key, probe, seen }) => `${key} (${probe}): ${seen}`),
    ...missing.filter((id) => has.includes(id)).map((id) => `${id}: there, but told as not implemented`),
    ...clean.filter((id) => !has.includes(id)).map((id) => `${id}: missing, but told as implemented`),
  ];
}

async function judge(name: string, backendOptions: BackendOptions, options: JudgeOptions): Promise<void> {
  const backend = await startBackend(backendOptions);
  const report = await judgeBackend(backend, options);
  await backend.close();
  const wrongs = wrongsOf(report, backendOptions.operations ?? BACKEND_OPERATIONS);
  calls += report.calls;
  alarms += wrongs.length;
  console.log(`${wrongs.length === 0 ? "✓" : "✗"} ${name}: ${progressLines(report)[0]}`);
  for (const wrong of wrongs) console.log(`    ${wrong}`);
}

/** Two of three operations, as the seed says; without a login nothing could be judged. */
function withoutThird(seed: number): readonly string[] {
  const others = BACKEND_OPERATIONS.filter((id) => id !== "login");
  const kept = Math.round((others.length * 2) / 3);
  const [chosen = []] = fc.sample(fc.shuffledSubarray([...others], { minLength: kept, maxLength: kept }), {
    seed,
    numRuns: 1,
  });
  return ["login", ...chosen];
}

for (const [index, { name }] of GROWTH.entries()) {
  const operations = grownTo(name);
  const notFound = NOT_FOUND[index % NOT_FOUND.length];
  await judge(`step ${name}, reading only`, { operations, notFound }, { allowWrites: false });
  await judge(`step ${name}, only what is there`, { operations, notFound }, { onlyImplemented: true });
  await judge(`step ${name}, with setup`, { operations, notFound }, { setup: true });
}
for (let seed = 1; seed <= seeds; seed += 1) {
  const notFound = NOT_FOUND[seed % NOT_FOUND.length];
  await judge(`whole, seed ${seed}`, {}, { seed, setup: true });
  const operations = withoutThird(seed);
  await judge(`a third missing, seed ${seed}`, { operations, notFound }, { seed, setup: true });
}
console.log(`\n${alarms} false alarms in ${calls} calls, ${GROWTH.length} steps and ${seeds} seeds`);
process.exitCode = alarms === 0 ? 0 : 1;
