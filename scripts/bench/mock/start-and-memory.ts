import { type Figure, median } from "../print-table.ts";
import { mockArguments } from "../../support/mock-process.ts";
import { effort } from "./effort.ts";
import { load } from "./load.ts";
import { type Running, startServer } from "./processes.ts";

const LIST = "/api/goods/list";

const start = () => startServer((port) => mockArguments("--port", String(port), "--quiet"), LIST);

/** From the command to the first answered list, in a process of its own. */
export async function measureStart(): Promise<Figure> {
  const times: number[] = [];
  for (let count = 0; count < effort.starts; count += 1) {
    const server = await start();
    times.push(server.startMs);
    await server.stop();
  }
  const note = `longest ${Math.round(Math.max(...times))}`;
  return { name: "start to first answer", value: Math.round(median(times)), unit: "ms", target: 1500, note };
}

async function memoryOf({ url }: Running): Promise<number> {
  const health = (await (await fetch(`${url}/__mock__/health`)).json()) as { memory_mb: number };
  return health.memory_mb;
}

/** Resident memory. Growth is what is added once the heap has found its size. */
export async function measureMemory(): Promise<Figure[]> {
  const server = await start();
  try {
    const atRest = await memoryOf(server);
    await load(server.url + LIST, { requests: effort.warmUp });
    const warm = await memoryOf(server);
    await load(server.url + LIST, { requests: effort.requests });
    const after = await memoryOf(server);
    return [
      { name: "memory at rest", value: atRest, unit: "MB", target: 250 },
      { name: `memory after ${effort.warmUp} requests`, value: warm, unit: "MB" },
      { name: `memory after ${effort.requests} more`, value: after, unit: "MB", target: 250 },
      { name: `growth in these ${effort.requests}`, value: after - warm, unit: "MB", target: 10 },
    ];
  } finally {
    await server.stop();
  }
}
