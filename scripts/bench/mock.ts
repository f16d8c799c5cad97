/**
 * `npm run bench -- mock`: requests per second of the list call, compared with a bare node:http server, stock Prism,
 * Mockoon and Scalar's mock server on the same contract; startup time, memory, search, and the cost of worlds. Each
 * server runs in its own process, the load generator in another. `--quick` only checks that every part works.
 * Exits with 1 if a target is missed, in a quick run never.
 */
import { fileURLToPath } from "node:url";
import { REFERENCE_PASS_MS } from "../support/calibration.ts";
import { compareWithPeer } from "./compare-with-peer.ts";
import { effort, isQuick } from "./mock/effort.ts";
import { measureManyWorlds } from "./mock/many-worlds.ts";
import { readJsonFrom } from "./mock/processes.ts";
import { measureUsedReads } from "./mock/reads/index.ts";
import { measureSearch } from "./mock/search.ts";
import { measureGrowth, measureMemory, measureStart } from "./mock/start-and-memory.ts";
import { measureThroughput } from "./mock/throughput.ts";
import { printTable } from "./print-table.ts";

const WORLD_COST = fileURLToPath(new URL("mock/world-cost.ts", import.meta.url));

type WorldCost = { times: number[]; loops: number[]; mb: number };

const startUp = await measureStart();
const world = await readJsonFrom<WorldCost>(["--expose-gc", WORLD_COST]);
const memory = await measureMemory();
printTable(isQuick ? "Mock server (a quick run: figures without meaning)" : "Mock server", [
  ...startUp,
  ...memory,
  await measureGrowth(),
  ...compareWithPeer(
    "a new world",
    world.times,
    ["a pass of calibration", world.loops],
    5 / REFERENCE_PASS_MS,
  ),
  { name: "memory of a world", value: world.mb, unit: "MB", target: 1 },
  ...(await measureManyWorlds()),
]);
printTable(`Search, over HTTP (${effort.searches} words each)`, await measureSearch());
printTable("What the shop reads / stock prism", await measureUsedReads());
printTable(`GET /api/goods/list (median of ${effort.rounds} rounds)`, await measureThroughput());
if (isQuick) process.exitCode = 0;
