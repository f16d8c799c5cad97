import { type Figure, median } from "../print-table.ts";
import { load } from "./load.ts";
import { type Running, mockCommand, startServer } from "./processes.ts";

const LIST = "/api/goods/list";
const STARTS = 5;
const WARM_UP = 50_000;
const REQUESTS = 100_000;

const start = () => startServer(mockCommand, LIST);

/** From the command to the first answered list, in a process of its own. */
export async function measureStart(): Promise<Figure> {
  const times: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    const server = await start();
    times.push(server.startMs);
    await server.stop();
  }
  return { name: "start to first answer", value: Math.round(median(times)), unit: "ms", target: 1500 };
}

async function memoryOf({ url }: Running): Promise<number> {
  const health = (await (await fetch(`${url}/__mock__/health`)).json()) as { memory_mb: number };
  return health.memory_mb;
}

/** Resident memory. Growth is what is added after the first 50,000 requests, by which
 * the heap has found its size. */
export async function measureMemory(): Promise<Figure[]> {
  const server = await start();
  try {
    const atRest = await memoryOf(server);
    await load(server.url + LIST, { requests: WARM_UP });
    const warm = await memoryOf(server);
    await load(server.url + LIST, { requests: REQUESTS });
    const after = await memoryOf(server);
    return [
      { name: "memory at rest", value: atRest, unit: "MB", target: 250 },
      { name: "memory after 50,000 requests", value: warm, unit: "MB" },
      { name: "memory after 100,000 more", value: after, unit: "MB", target: 250 },
      { name: "growth in these 100,000", value: after - warm, unit: "MB", target: 10 },
    ];
  } finally {
    await server.stop();
  }
}
