/**
 * `npm run bench:workers`: how many more requests a mock with two workers answers than one with a single process, for one
 * world and for a hundred. Says how busy the machine was: on a busy one the figures mean little. `-- --quick` only checks
 * that it works.
 */
import { availableParallelism, loadavg } from "node:os";
import { effort } from "./mock/effort.ts";
import { startServer } from "./mock/processes.ts";
import { loadWorlds } from "./mock/world-load.ts";
import { type Figure, median, printTable } from "./print-table.ts";

const WORLDS = Array.from({ length: 100 }, (_, index) => `bench-${index}`);
const COUNTS = [1, 2] as const;

const busy = loadavg()[0] ?? 0;
const cores = availableParallelism();
console.log(
  `${cores} cores, load ${busy.toFixed(1)} before the start${busy > cores / 2 ? ": NOT quiet" : ""}`,
);

const start = (workers: number) =>
  startServer(
    (port) => ["mock-server/cli.ts", "--quiet", "--port", String(port), "--workers", String(workers)],
    "/__mock__/health",
  );

const mocks = [await start(COUNTS[0]), await start(COUNTS[1])] as const;
try {
  printTable("GET /api/goods/list (median of the rounds)", [
    ...(await compare("one world", WORLDS.slice(0, 1))),
    ...(await compare("100 worlds", WORLDS)),
  ]);
} finally {
  await Promise.all(mocks.map((mock) => mock.stop()));
}

/** Both mocks in turns, since other load on the machine then slows both. */
async function compare(what: string, worlds: readonly string[]): Promise<Figure[]> {
  const rates: (readonly [one: number, two: number])[] = [];
  for (const mock of mocks) await loadWorlds(mock.url, worlds, effort.settle);
  for (let round = 0; round < effort.rounds; round += 1)
    rates.push([
      await loadWorlds(mocks[0].url, worlds, effort.seconds),
      await loadWorlds(mocks[1].url, worlds, effort.seconds),
    ]);
  const rate = (index: 0 | 1) => Math.round(median(rates.map((each) => each[index])));
  const ratios = rates.map(([one, two]) => two / one);
  return [
    { name: `${what}, one process`, value: rate(0), unit: "req/s" },
    { name: `${what}, two workers`, value: rate(1), unit: "req/s" },
    {
      name: `${what}, two workers against one process`,
      value: median(ratios),
      unit: "×",
      note: `least ${Math.min(...ratios).toFixed(2)}`,
    },
  ];
}
