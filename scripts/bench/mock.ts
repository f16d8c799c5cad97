/**
 * `npm run bench:mock`: requests per second of the list call beside stock Prism and a bare node:http server, the time
 * to start, memory, and the cost of a new world. Each server has a process of its own; the load comes from another.
 */
import { fileURLToPath } from "node:url";
import { readJsonFrom } from "./mock/processes.ts";
import { measureMemory, measureStart } from "./mock/start-and-memory.ts";
import { measureThroughput } from "./mock/throughput.ts";
import { printTable } from "./print-table.ts";

const WORLD_COST = fileURLToPath(new URL("mock/world-cost.ts", import.meta.url));

const startUp = await measureStart();
const world = await readJsonFrom<{ ms: number; mb: number }>(["--expose-gc", WORLD_COST]);
const memory = await measureMemory();
printTable("Mock server", [
  startUp,
  ...memory,
  { name: "a new world", value: world.ms, unit: "ms", target: 5 },
  { name: "memory of a world", value: world.mb, unit: "MB", target: 1 },
]);
printTable("GET /api/goods/list, both validations on (median of 5 rounds)", await measureThroughput());
