import { type Figure, median } from "../print-table.ts";
import { mockArguments, startMockProcess } from "../../support/mock-process.ts";
import { effort } from "./effort.ts";
import { load } from "./load.ts";
import { startServer } from "./processes.ts";

const LIST = "/api/goods/list";

const start = () => startServer((port) => mockArguments("--port", String(port), "--quiet"), LIST);

/** From the command to the first list response, in its own process. */
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

async function residentMb(url: string): Promise<number> {
  const health = (await (await fetch(`${url}/__mock__/health`)).json()) as { memory_mb: number };
  return health.memory_mb;
}

/** Resident memory, as users of the mock see it. */
export async function measureMemory(): Promise<Figure[]> {
  const server = await start();
  try {
    const atRest = await residentMb(server.url);
    await load(server.url + LIST, { requests: effort.requests });
    const after = await residentMb(server.url);
    return [
      { name: "memory at rest", value: atRest, unit: "MB", target: 250 },
      { name: `memory after ${effort.requests} requests`, value: after, unit: "MB", target: 250 },
    ];
  } finally {
    await server.stop();
  }
}

/** The heap after garbage collection: resident memory varies with the collector, this only with retained objects. */
export async function measureGrowth(): Promise<Figure> {
  const server = await startMockProcess();
  const held = async () => {
    await load(server.urls.main + LIST, { requests: effort.requests });
    return (await server.memory()).heapMb;
  };
  try {
    const first = await held();
    const name = `growth in ${effort.requests} requests, garbage apart`;
    return { name, value: (await held()) - first, unit: "MB", target: 1, note: `of ${first.toFixed(1)} MB` };
  } finally {
    await server.stop();
  }
}
